import { expect, test } from "vitest";
import type { Catalog, ParameterDescriptor } from "../../../src/catalog/types";
import { expectedFacts } from "./expected";

const on: ParameterDescriptor = { name: "on", type: "boolean", description: "Whether it is lit." };
const details: ParameterDescriptor = {
  name: "details",
  type: { kind: "reference", name: "Details" },
  description: "The reason.",
};

const catalog: Catalog = {
  version: "1.0.0",
  components: {
    Lamp: {
      name: "Lamp",
      type: "component",
      description: "Lights a place of the page.",
      importPath: "@kerf/react",
      category: "Display",
      props: {
        glow: {
          type: "enum",
          optional: true,
          description: "How bright it is.",
          values: ["soft", "hard", "harsh"],
          descriptions: { soft: "For the evening.", hard: "For work.", harsh: "The former name of `hard`." },
          classes: { soft: "k:opacity-50", hard: "k:opacity-100", harsh: "k:opacity-100" },
          stateClasses: { soft: { hover: "k:hover:opacity-60" } },
          default: "soft",
          deprecatedValues: { harsh: "Use `hard`." },
        },
        onSwitch: {
          type: "(on: boolean) => void",
          structure: { kind: "function", parameters: [on, details], returns: "void" },
          optional: true,
          description: "Called when it is switched.",
        },
        bulbs: {
          type: "Bulb[]",
          structure: { kind: "array", item: { kind: "reference", name: "Bulb" } },
          optional: true,
          description: "The bulbs.",
        },
        label: {
          type: "(on: boolean) => string",
          structure: { kind: "function", parameters: [on], returns: "string" },
          optional: true,
          description: "Names it, lit or not.",
        },
      },
      examples: [],
      colors: ["ink"],
      baseStyles: "k:flex",
      guide: {
        instead: {},
        keyboard: [
          { keys: ["Enter", "Shift+Tab"], does: "Lights it." },
          { keys: ["Enter"], does: "Closes the shade." },
        ],
        accessibility: [],
        do: [],
        dont: [],
      },
      subComponents: {
        Shade: {
          name: "Shade",
          description: "Keeps the light from the eyes.",
          props: {},
          baseComponent: "span",
          isPassThrough: true,
        },
      },
      styling: {
        dimensions: { root: { default: { height: 8 }, props: { glow: { hard: { height: 9 } } } } },
        tokens: [],
        states: [],
      },
    },
  },
  types: {
    Bulb: {
      description: "A bulb.",
      type: {
        kind: "object",
        fields: {
          color: { type: "string", description: "The color of its light." },
          onBreak: {
            type: { kind: "function", parameters: [], returns: "void" },
            description: "Called when it breaks.",
          },
        },
      },
    },
    Details: {
      description: "The details.",
      type: {
        kind: "object",
        fields: {
          reason: { type: { kind: "reference", name: "Reason" }, required: true, description: "The reason." },
        },
      },
    },
    Reason: {
      description: "Why it is switched.",
      type: {
        kind: "union",
        members: [
          { kind: "literal", value: "press" },
          { kind: "literal", value: "timer" },
        ],
      },
    },
  },
};

test("expects a fact for every statement of the catalog, and no other facts", () => {
  expect(expectedFacts(catalog).map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
    "default Lamp.glow",
    "values Lamp.glow=soft",
    "values Lamp.glow=hard",
    "values Lamp.glow=harsh",
    "classes Lamp.glow=soft",
    "classes Lamp.glow=hard",
    "classes Lamp.glow=harsh",
    "stateClasses Lamp.glow=soft:hover",
    "deprecated Lamp.glow=harsh",
    // A function whose result is used isn't a callback.
    "callbacks Lamp.onSwitch",
    'reasons Lamp.onSwitch details.reason="press"',
    'reasons Lamp.onSwitch details.reason="timer"',
    "callbacks Lamp.bulbs.onBreak",
    "keyboard Lamp Enter",
    "keyboard Lamp Shift+Tab",
    "baseStyles Lamp",
    "colors Lamp.ink",
    "styling Lamp:root",
    "styling Lamp:root.glow=hard",
    "parts Lamp.Shade",
    "parts Lamp.Shade exists",
  ]);
});
