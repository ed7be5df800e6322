import * as z from "zod";
import { definitionsOf, list, mapOf, names, text } from "./define";

const define = definitionsOf("guide");

const key = define(
  "Key",
  "A key that a guide may name, as in `KeyboardEvent.key`. `Characters` is any key that types a character.",
  z.enum([
    "Enter",
    "Space",
    "Tab",
    "Escape",
    "Backspace",
    "Delete",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "ArrowUp",
    "ArrowDown",
    "ArrowLeft",
    "ArrowRight",
    "F6",
    "A",
    "B",
    "*",
    "Characters",
  ]),
  "keyNames",
);

const modifier = define(
  "Modifier",
  "A modifier key. `Mod` is Command on a Mac, and Control elsewhere.",
  z.enum(["Shift", "Alt", "Mod"]),
  "modifiers",
);

const keyPress = define(
  "KeyPress",
  "`Enter`, `Shift+Tab`.",
  z.union([key, z.templateLiteral([modifier, "+", key])]),
);

const keyRow = define(
  "KeyRow",
  "The effect of some keys.",
  z.object({
    keys: list(keyPress).meta({ uniqueItems: true, description: "Each of them has the effect by itself." }),
    does: text.meta({ description: "The effect." }),
  }),
);

const check = define(
  "Check",
  "The check that finds a misuse: the compiler, an error when it renders, a warning in the console during development, or that rule of axe.",
  z.union([z.enum(["types", "error", "warning"]), z.templateLiteral(["axe ", z.string()])]),
);

const dont = define(
  "Dont",
  "A misuse that a check finds.",
  z.object({
    text: text.meta({ description: "The advice, and what to do instead." }),
    code: text.meta({
      description: "The misuse: one JSX expression. Tests compile and render it, and the check must find it.",
    }),
    caughtBy: check,
  }),
);

export const guide = define(
  "Guide",
  "Guidance about a component that neither its types nor its classes contain.",
  z.object({
    instead: mapOf(text).meta({ description: "Alternatives by component name, and when to use each." }),
    keyboard: list(keyRow).meta({
      description: "In the order in which people reach them. Empty if it isn't focusable.",
    }),
    accessibility: names.meta({
      description: "The behavior for assistive technology, and the caller's part in it.",
    }),
    do: names,
    dont: list(dont),
  }),
);
