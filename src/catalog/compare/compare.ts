import { type Change, diffJson, formatStep } from "../diff";
import { withProviders } from "../find";
import type { Catalog, ComponentDescriptor, PropDescriptor, SubComponentDescriptor } from "../types";
import { type CatalogChange, type Level, levels, type Rating } from "./change";
import { judgeCombinations } from "./combinations";
import { compareDefinitions, judgeGenerics } from "./definition";
import { judgeProp, judgePropGone, judgePropNew } from "./prop";
import type { BothTypes } from "./type";

/** The differences between two catalogs. */
export interface Comparison {
  /** The most severe change, or `none`. */
  level: Level | "none";
  changes: CatalogChange[];
}

/**
 * Compares two catalogs and rates each change. `major`: correct code may break or look different from what it asked
 * for. `minor`: something can be used that couldn't, or is deprecated. `patch`: only texts or looks differ.
 */
export function compareCatalogs(before: Catalog, after: Catalog): Comparison {
  const [old, current] = [facts(before), facts(after)];
  const types = { before: before.types ?? {}, after: after.types ?? {} };
  const changes = group(diffJson(old, current)).flatMap(({ name, changes }) => {
    const [was, is] = [old[name], current[name]];
    if (changes[0]?.path.length === 1)
      return [{ subject: name, ...rateExistence("component", was === undefined) }];
    if (was === undefined || is === undefined) return [];
    return compareOwner(name, changes.map(inner), was, is, types);
  });
  changes.push(...compareDefinitions(before, after));
  if (before.version !== after.version) {
    const text = `the format's version ${formatStep(before.version, after.version)}`;
    changes.push({ kind: "changed", level: "patch", subject: "The document", text });
  }
  const worst = Math.max(-1, ...changes.map(({ level }) => levels.indexOf(level)));
  return { level: levels[worst] ?? "none", changes };
}

type Owner = ComponentDescriptor | SubComponentDescriptor;

/** Fills in optional objects of components, parts and props, so that each entry is a separate change. */
function facts(catalog: Catalog): Record<string, Owner> {
  return mapValues(withProviders(catalog).components, (component) => ({
    ...ownerFacts(component),
    // A part without `isPassThrough` isn't a pass-through.
    subComponents: mapValues(component.subComponents ?? {}, (part) => ({
      isPassThrough: false,
      ...ownerFacts(part),
    })),
  }));
}

function ownerFacts<Each extends Owner>(owner: Each): Each {
  return {
    ...owner,
    props: mapValues(owner.props, (prop): PropDescriptor => ({ deprecatedValues: {}, ...prop })),
  };
}

function mapValues<Value, Result>(object: Record<string, Value>, change: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)] as const));
}

/** Groups changes by the first key of their paths, in order of appearance. */
function group(changes: readonly Change[]): { name: string; changes: Change[] }[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const [name = ""] = change.path;
    groups.set(name, [...(groups.get(name) ?? []), change]);
  }
  return [...groups].map(([name, each]) => ({ name, changes: each }));
}

function inner({ path, ...change }: Change): Change {
  return { ...change, path: path.slice(1) };
}

/** Compares a component or part that is in both catalogs. */
function compareOwner(
  subject: string,
  changes: Change[],
  before: Owner,
  after: Owner,
  types: BothTypes,
): CatalogChange[] {
  return group(changes).flatMap(({ name: field, changes }): CatalogChange[] => {
    if (field === "props") return compareProps(subject, changes.map(inner), before.props, after.props, types);
    if (field === "subComponents") return compareParts(subject, changes.map(inner), before, after, types);
    if (field === "generics") {
      return judgeGenerics(before.generics, after.generics).map((rating) => ({ subject, ...rating }));
    }
    if (field === "combinations") {
      return [
        { subject, kind: "changed", ...judgeCombinations(before.combinations, after.combinations, types) },
      ];
    }
    return [{ subject, kind: "changed", level: levelOf(field), text: fieldText(field, changes) }];
  });
}

function compareProps(
  owner: string,
  changes: Change[],
  before: Record<string, PropDescriptor>,
  after: Record<string, PropDescriptor>,
  types: BothTypes,
): CatalogChange[] {
  return group(changes).flatMap(({ name, changes }) => {
    const [was, is] = [before[name], after[name]];
    const ratings = !was
      ? [judgePropNew(is as PropDescriptor)]
      : !is
        ? [judgePropGone(was)]
        : judgeProp(was, is, changes.map(inner), types);
    return ratings.map((rating) => ({ subject: `${owner}.${name}`, ...rating }));
  });
}

function compareParts(
  owner: string,
  changes: Change[],
  before: Owner,
  after: Owner,
  types: BothTypes,
): CatalogChange[] {
  const [old, current] = [before, after].map((each) => ("subComponents" in each ? each.subComponents : {}));
  return group(changes).flatMap(({ name, changes }) => {
    const subject = `${owner}.${name}`;
    const [was, is] = [old?.[name], current?.[name]];
    if (!was || !is) return [{ subject, ...rateExistence("part", !was) }];
    return compareOwner(subject, changes.map(inner), was, is, types);
  });
}

function rateExistence(what: string, isNew: boolean): Rating {
  return isNew
    ? { kind: "added", level: "minor", text: `${what} added` }
    : { kind: "removed", level: "major", text: `${what} removed` };
}

/**
 * Texts, classes and sizes change what people see. The import path changes code. `isPassThrough` describes how a part
 * is built, and code that uses the part works either way. A prop added or removed with it is a separate change.
 */
function levelOf(field: string): Level {
  return field === "importPath" ? "major" : "patch";
}

function fieldText(field: string, changes: Change[]): string {
  const [change] = changes;
  if (field === "isPassThrough") {
    return change?.after
      ? "now adds only styles to its primitive"
      : "now adds more than styles to its primitive";
  }
  const isFieldItself = change && change.path.length === 1 && !change.item;
  if (!isFieldItself) {
    return `\`${field}\` differs in ${changes.length} ${changes.length === 1 ? "place" : "places"}`;
  }
  if (change.before === undefined) return `\`${field}\` added`;
  if (change.after === undefined) return `\`${field}\` removed`;
  return `\`${field}\` ${formatStep(change.before, change.after)}`;
}
