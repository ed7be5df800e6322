import { expect, test } from "vitest";
import { fillIn, layOut, splitLines } from "./pieces";

const draw = (code: string, values: Parameters<typeof fillIn>[1], tokens?: Parameters<typeof layOut>[2]) => {
  const filled = fillIn(code, values);
  return layOut(filled, splitLines(filled.text), tokens).map((line) =>
    line.map(({ text, role, marked }) => (marked ? `[${text}]` : role ? `${role}(${text})` : text)).join("|"),
  );
};

test("a value replaces its placeholder, with or without spaces, and a placeholder without a value stays", () => {
  const values = { host: { value: "example.com" }, "api-key": { value: "k" } };
  expect(fillIn("{{host}}/{{ host }}?{{api-key}}&{{other}}", values).text).toBe(
    "example.com/example.com?k&{{other}}",
  );
  expect(fillIn("{{toString}}{{__proto__}}", values).text).toBe("{{toString}}{{__proto__}}");
});

test("placeholders and replacement patterns inside a value aren't replaced", () => {
  const values = { a: { value: "{{b}} $& $1" }, b: { value: "no" } };
  expect(fillIn("{{a}}", values).text).toBe("{{b}} $& $1");
});

test("highlighted values are marked unless they are empty", () => {
  const values = { a: { value: "one", highlight: true }, b: { value: "", highlight: true } };
  expect(draw("x {{a}}{{b}} y", values)).toEqual(["x |[one]| y"]);
  expect(draw("{{a}}{{a}}", values)).toEqual(["[one]|[one]"]);
});

test("a marked value is one piece across several tokens, and splits the tokens at its ends", () => {
  const values = { a: { value: "my-app", highlight: true } };
  const tokens = [[["cd ", "function"], ["x/my", "string"], ["-"], ["app"], ["/y", "string"]]] as const;
  expect(draw("cd x/{{a}}/y", values, tokens as never)).toEqual([
    "function(cd )|string(x/)|[my-app]|string(/y)",
  ]);
});

test("a value of several lines is marked on each line", () => {
  const values = { a: { value: "one\n\ntwo", highlight: true } };
  expect(draw("<{{a}}>", values)).toEqual(["<|[one]", "", "[two]|>"]);
});

test("positions are correct after Windows line breaks, too", () => {
  expect(draw("a\r\n\r\nb {{c}}\r\n", { c: { value: "c", highlight: true } })).toEqual(["a", "", "b |[c]"]);
});

test("a line break at the end adds no line, and empty text is one line", () => {
  expect(splitLines("a\nb\n")).toEqual(["a", "b"]);
  expect(splitLines("\n\n")).toEqual(["", ""]);
  expect(splitLines("")).toEqual([""]);
});
