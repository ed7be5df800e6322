import { expect, test, vi } from "vitest";
import { highlight } from "./highlight";
import { codeLangs } from "./pieces";
import { samples } from "./samples.fixture";

const signal = new AbortController().signal;
const langs = codeLangs.filter((lang) => lang !== "text");

/** Each line, with colored pieces as `role(text)`. */
async function draw(code: string, lang: (typeof langs)[number]): Promise<string[]> {
  const lines = await highlight(code.split("\n"), lang, signal);
  return lines.map((line) => line.map(([text, role]) => (role ? `${role}(${text})` : text)).join(""));
}

test.each(langs)("%s: all text is kept, and several roles are distinguished", async (lang) => {
  const code = samples[lang];
  const lines = await highlight(code.split("\n"), lang, signal);
  expect(lines.map((line) => line.map(([text]) => text).join("")).join("\n")).toBe(code);
  const roles = new Set(lines.flatMap((line) => line.map(([, role]) => role)));
  expect(roles.size).toBeGreaterThan(3);
});

test("a comment that begins on one line continues on the next", async () => {
  const [, inComment, after] = await draw("/* one\ntwo */ let a\nlet b", "ts");
  expect(inComment).toBe("comment(two */) keyword(let) a");
  expect(after).toBe("keyword(let) b");
});

test("code inside a template string is highlighted as code", async () => {
  const [line] = await draw(`\`a \${b + "c"}\``, "ts");
  expect(line).toBe(`string(\`a )\${b + string("c")}string(\`)`);
});

test("an apostrophe in JSX text doesn't begin a string", async () => {
  const [line] = await draw("<p>Don't</p>", "tsx");
  expect(line).toBe("function(<p>)Don'tfunction(</p>)");
});

test("a very long line, as in minified files, stays plain", async () => {
  const long = `const a = ${"1 + ".repeat(2000)}1;`;
  expect(await draw(`${long}\nlet b`, "ts")).toEqual([long, "keyword(let) b"]);
});

test("highlighting yields to the page between slices", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await highlight(`${samples.tsx}\n`.repeat(60).split("\n"), "tsx", signal);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});

test("highlighting stops when it is aborted", async () => {
  const stop = new AbortController();
  const work = highlight(["let a"], "ts", stop.signal);
  stop.abort();
  await expect(work).rejects.toThrow(/abort/i);
});

test("two runs at the same time don't affect each other", async () => {
  const [one, two] = await Promise.all([draw("/* a\nb */", "css"), draw("# a\nb", "bash")]);
  expect(one).toEqual(["comment(/* a)", "comment(b */)"]);
  expect(two).toEqual(["comment(# a)", "function(b)"]);
});

test("a comment after code is highlighted even if `^` in an optional group is misread (WebKit)", async () => {
  vi.resetModules();
  const { exec } = RegExp.prototype;
  const beginsWithLineStart = /^\((?:\?:)?\^[^()]*\)\?/;
  RegExp.prototype.exec = function (text) {
    const found = exec.call(this, text);
    return found && found.index > 0 && exec.call(beginsWithLineStart, this.source) ? null : found;
  };
  try {
    const { highlight } = await import("./highlight");
    const [line = []] = await highlight(["let a // b"], "ts", signal);
    expect(line).toContainEqual(["// b", "comment"]);
  } finally {
    RegExp.prototype.exec = exec;
  }
});

test("a grammar that can't be loaded doesn't affect other languages", async () => {
  vi.resetModules();
  vi.doMock("@shikijs/langs/python", () => {
    throw new Error("offline");
  });
  const { highlight } = await import("./highlight");
  await expect(highlight(["a"], "python", signal)).rejects.toThrow();
  await expect(highlight(["{}"], "json", signal)).resolves.toHaveLength(1);
});
