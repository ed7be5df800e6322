import fc from "fast-check";
import { createElement } from "react";
import { anyNode, anyString } from "./edge-cases";

const Icon = () => createElement("svg", { width: 16, height: 16, "aria-hidden": true });
const flip = ([x, y]: [number, number]): [number, number] => [x, -y];
const dates = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const lengths = fc.oneof(fc.integer({ min: -10, max: 2000 }), fc.constantFrom("50%", "12rem", "auto"));

/** Generators for types of Kerf and React that the catalog names but doesn't define. */
export const namedTypes: Record<string, fc.Arbitrary<unknown>> = {
  Date: dates,
  IconProp: fc.oneof(fc.constantFrom(Icon, createElement(Icon), null), anyString),
  FieldError: fc.record({
    message: anyNode,
    match: fc.constantFrom(undefined, "valueMissing", "typeMismatch", "customError"),
  }),
  PluralForms: fc.record({ other: anyString, one: anyString }),
  Weekday: fc.integer({ min: 0, max: 6 }),
  // Two random functions wouldn't be the inverse of each other.
  MapProjection: fc.constant({ project: flip, unproject: flip }),
  CodeValue: fc.record({ value: anyString, highlight: fc.boolean() }),
};

/** Generators for props that accept only certain strings and numbers. */
export const namedProps: Record<string, fc.Arbitrary<unknown>> = {
  locale: fc.constantFrom("en", "de", "ar-EG", "ja", "th"),
  timezone: fc.constantFrom("UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"),
  id: fc.stringMatching(/^[a-z][\w:-]{0,10}$/),
  form: fc.stringMatching(/^[a-z][\w:-]{0,10}$/),
  colorRange: fc.array(fc.constantFrom("#123456", "#fed", "rgb(20, 120, 220)"), {
    minLength: 2,
    maxLength: 5,
  }),
  noDataColor: fc.constantFrom("#123456", "transparent"),
  width: lengths,
  height: lengths,
  maxHeight: lengths,
  aspectRatio: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(0.5, 1.78, "16 / 9", "auto")),
};

/**
 * Props that depend on other props, and why. They keep the fixture's value, because a random value would
 * contradict the other props of the fixture.
 */
export const dependent: Record<string, string> = {
  asChild: "describes `children`",
  nativeButton: "describes the result of `render`",
  render: "must pass on the part's own props",
  selected: "depends on `mode`",
  defaultSelected: "depends on `mode`",
  mode: "depends on `selected`",
  parent: "needs a group around it",
  getRowKey: "must give each of `rows` a different key",
};

/** Parts that may contain only certain elements. */
export const noText = /^Table(\.(Header|Body|VirtualBody|Row|Footer))?$/;

/** Kerf's warnings, which random props may cause. Components must still render without other problems. */
export const told = [
  /^console\.warn: Kerf: A <Banner> with a title or description ignores its children and text\./,
  /^console\.warn: Kerf: Text ignores (bold|size) with variant /,
  /^console\.warn: Kerf: Grid ignores mobileDivider unless variant is "4up"\./,
  /^console\.warn: Kerf: Meter.min \S+ is greater than Meter.max \S+, so the meter is empty\. /,
  /^console\.warn: Kerf: \w+ \w+ "\w+" is deprecated\. Use "\w+"\./,
  /^console\.warn: Kerf: Invalid [A-Z]\w+(\.[A-Z]\w+)?\.\w+ \S+\. Pass a /,
];
