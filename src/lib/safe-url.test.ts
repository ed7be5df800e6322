import { afterEach, expect, test, vi } from "vitest";
import { refusesUrl, runsScript } from "./safe-url";
import { forgetWarnings } from "./warn-once";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
afterEach(() => {
  warn.mockClear();
  forgetWarnings();
  vi.unstubAllEnvs();
});

const page = "https://kerf.example/page";

/** Whether the platform's URL parser reads the URL, relative to a page, as a script. */
function browserRuns(url: string): boolean {
  return URL.canParse(url, page) && /^(javascript|vbscript):$/.test(new URL(url, page).protocol);
}

/** The first 33 code points are the C0 controls and the space. The others are characters that an attacker could try. */
const inserts = [
  ...Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code)),
  ..."\x7f\x80\x85\xa0\xad\u061c\u1680\u180e\u200b\u200c\u200d\u200e\u2028\u2029\u202e\u202f\u205f\u2060\u3000\ufeff\ufffe\uffff",
  "\ud800",
  "/",
  "\\",
  "%09",
  "&Tab;",
  "\\t",
  "\0\t\n ",
  "\r\n",
];

const schemes = ["javascript", "JavaScript", "JAVASCRIPT", "jAvAsCrIpT", "vbscript", "VBScript"];

test.each(schemes)(
  "agrees with the URL parser on %s, with a character inserted at every position",
  (scheme) => {
    const url = `${scheme}:alert(1)`;
    expect(browserRuns(url)).toBe(true);
    let run = 0;
    for (const insert of inserts) {
      for (let at = 0; at <= url.length; at++) {
        const spelt = url.slice(0, at) + insert + url.slice(at);
        expect([spelt, runsScript(spelt)]).toEqual([spelt, browserRuns(spelt)]);
        if (browserRuns(spelt)) run++;
      }
    }
    expect(run).toBeGreaterThan(100);
  },
);

test("agrees with the URL parser on ten thousand random spellings", () => {
  const parts = [..."javscriptb:", "J", "S", "\t", "\n", "\r", " ", "\0", "/", "script", "java", "vb"];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  for (let time = 0; time < 10_000; time++) {
    const url = time % 2 ? [..."javascript:"] : [...Array(next(14))].map(() => parts[next(parts.length)]);
    for (let edits = next(4); edits > 0; edits--) {
      url.splice(next(url.length + 1), next(2), parts[next(parts.length)]);
    }
    const spelt = url.join("");
    expect([spelt, runsScript(spelt)]).toEqual([spelt, browserRuns(spelt)]);
  }
});

test.each([
  "",
  "/",
  "#javascript:",
  "?next=javascript:alert(1)",
  "/javascript:alert(1)",
  "./javascript:alert(1)",
  "javascript",
  "javascripts:x",
  "https://example.com/javascript:alert(1)",
  "//example.com",
  "mailto:ada@example.com",
  "tel:+31123",
  "blob:https://kerf.example/1",
  "data:text/csv,a%2Cb",
  "data:text/html,<script>alert(1)</script>",
  "java%0ascript:alert(1)",
  "ｊavascript:alert(1)",
  "javaſcript:alert(1)",
])("accepts %j", (url) => {
  expect(browserRuns(url)).toBe(false);
  expect(refusesUrl("Link", url)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});

test("converts values from untyped callers to text", () => {
  expect(runsScript(undefined)).toBe(false);
  expect(runsScript(null)).toBe(false);
  expect(runsScript(["javascript:alert(1)"])).toBe(true);
  expect(runsScript(new URL("javascript:alert(1)"))).toBe(true);
  expect(runsScript({ toString: () => "javascript:alert(1)" })).toBe(true);
});

test("reads only the scheme of a long data URL", () => {
  const long = `data:text/plain,${"a".repeat(5_000_000)}`;
  const replace = vi.spyOn(String.prototype, "replace");
  const matches = vi.spyOn(RegExp.prototype, "test");
  runsScript(long);
  const seen = [...replace.mock.contexts, ...matches.mock.calls.flat()].map(String);
  replace.mockRestore();
  matches.mockRestore();
  expect(seen).toEqual(["data:", "data:"]);
});

test("warns once, with the component's name and a shortened URL", () => {
  const url = `javascript:${"x".repeat(100)}`;
  expect(refusesUrl("Breadcrumbs.Link", url)).toBe(true);
  expect(refusesUrl("Breadcrumbs.Link", url)).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining(`Breadcrumbs.Link refuses "javascript:${"x".repeat(49)}":`),
  );
});

test("refuses in production too, without a warning", () => {
  vi.stubEnv("NODE_ENV", "production");
  expect(refusesUrl("Link", "javascript:alert(1)")).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});
