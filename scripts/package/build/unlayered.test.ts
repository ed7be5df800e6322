import { expect, test } from "vitest";
import { withoutLayers } from "./unlayered";

test.each([
  ["rules of one class stay", "@layer kerf.utilities{.a{color:red}}", ".a{color:red}"],
  [
    "states keep the specificity of one class",
    "@layer kerf.utilities{.a:hover{color:red}}",
    ".a:where(:hover){color:red}",
  ],
  [
    "elements get the specificity of one class",
    "@layer kerf.base{:where(button){margin:0}}",
    ":where(button):not(._){margin:0}",
  ],
  [
    "a selector with several elements gets it too",
    "@layer kerf.utilities{.a>svg{width:1px}}",
    ":where(.a>svg):not(._){width:1px}",
  ],
  [
    "a pseudo-element adds its own",
    "@layer kerf.utilities{.a:hover:before{width:1px}}",
    ".a:where(:hover):before{width:1px}",
  ],
  [
    "tokens of the root get none",
    "@layer kerf.theme{:root,:host{--a:1}}",
    ":where(:root),:where(:host){--a:1}",
  ],
  [
    "the cursor of a state gets two",
    "@layer kerf.utilities{.a:disabled{cursor:auto}}",
    ":where(.a:disabled):not(._._){cursor:auto}",
  ],
  ["conditions stay", "@media print{@layer kerf.base{.a{margin:0}}}", "@media print{.a{margin:0}}"],
  ["other rules stay", "@layer a,b;@font-face{font-family:A}", "@font-face{font-family:A}"],
])("%s", (_, css, expected) => {
  expect(withoutLayers(css)).toBe(`${expected}\n`);
});

test("rules are sorted by their layer, and in a layer by their specificity", () => {
  const css =
    "@layer kerf.base{.a:is(#b *){top:1px}.c{top:2px}}@layer kerf.utilities{.d:not(.e){top:3px}.f,.g:hover{top:4px}}@layer kerf.base{.h{top:5px}}";
  expect(withoutLayers(css)).toBe(
    ".c{top:2px}.h{top:5px}.a:where(:is(#b *)){top:1px}.f{top:4px}.d:where(:not(.e)){top:3px}.g:where(:hover){top:4px}\n",
  );
});

test("a rule in no layer is refused", () => {
  expect(() => withoutLayers(".a{margin:0}")).toThrow("no layer");
});
