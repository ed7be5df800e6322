import { isMisspelling, nearest } from "../catalog/did-you-mean";
import { type Entry, entriesOf, entryNamed, findEntry, withProviders } from "../catalog/find";
import type { Catalog } from "../catalog/types";
import { type Bindings, tagPath } from "./bindings";
import { insteadOf, otherComponents } from "./other-libraries";
import { type Edit, type Rule, replaceAll } from "./problem";
import type { JsxElement } from "./syntax";
import { isWordIn } from "./words";

/** The meaning of the tag of a JSX element. */
export type Referent =
  | { kind: "entry"; entry: Entry }
  /** An HTML or SVG element. */
  | { kind: "dom"; name: string }
  /** A component of another module or of this one. */
  | { kind: "other"; name: string }
  /** A name that the package doesn't have. */
  | { kind: "unknown"; rule: Rule; message: string; fix?: Edit[] | undefined };

/** Finds out what a tag refers to. A name that the module neither imports nor declares is looked up in the catalog. */
export function referentOf(element: JsxElement, bindings: Bindings, catalog: Catalog): Referent {
  const names = tagPath(element.openingElement.name);
  const path = names.map(({ name }) => name);
  const [root = ""] = path;
  const other: Referent = { kind: "other", name: path.join(".") };
  if (names.length === 0) return other;
  if (names.length === 1 && /^[a-z]/.test(root)) return { kind: "dom", name: root };
  const found = exportPath(path, bindings);
  if (!found) return other;
  const entry = entryNamed(withProviders(catalog), found.join(".")) ?? flatEntry(catalog, found);
  if (entry) return { kind: "entry", entry };
  // Older catalogs have no providers.
  if (!catalog.providers && root.endsWith("Provider")) return other;
  return unknown(found, element, bindings, catalog);
}

/** The path in the package's exports that a path of local names refers to. Undefined outside the package. */
function exportPath(
  path: readonly string[],
  bindings: Bindings,
  seen: readonly string[] = [],
): string[] | undefined {
  const [root = "", ...rest] = path;
  const binding = bindings.get(root);
  if (!binding) return [...path];
  if (binding.kind === "namespace") return rest.length > 0 ? rest : undefined;
  if (binding.kind !== "alias" || seen.includes(root)) return undefined;
  const member = [...binding.path, ...rest];
  return binding.imported ? member : exportPath(member, bindings, [...seen, root]);
}

/** `DialogTitle` is exported beside `Dialog.Title`. */
function flatEntry(catalog: Catalog, [name, ...more]: readonly string[]): Entry | undefined {
  if (more.length > 0) return undefined;
  return entriesOf(catalog).find((entry) => entry.part && entry.name.replace(".", "") === name);
}

function unknown(
  path: readonly string[],
  element: JsxElement,
  bindings: Bindings,
  catalog: Catalog,
): Referent {
  const [root = "", part] = path;
  const name = path.join(".");
  const found = findEntry(catalog, name);
  const other = Object.hasOwn(otherComponents, root) ? otherComponents[root] : undefined;
  const advice = insteadOf(other, (each) => entryNamed(catalog, each)?.name);
  const none = `There is no component named ${name}.`;
  const message = advice
    ? none + advice
    : "missing" in found
      ? found.missing
      : `${none} Did you mean ${found.name}?`;
  const owner = entryNamed(catalog, root);
  const isPart = owner !== undefined && part !== undefined;
  const wrong = isPart ? part : root;
  const known = isPart ? owner.component.subComponents : catalog.components;
  const [to, ...more] = nearest(wrong, Object.keys(known ?? {}));
  const isCertain = to && more.length === 0 && isMisspelling(wrong, to, isWordIn(catalog));
  const fix = isCertain ? renamed(wrong, to, element, bindings) : undefined;
  return { kind: "unknown", rule: isPart ? "unknown-part" : "unknown-component", message, fix };
}

/** The edits that rename an import with its tags, or a name after a dot. */
function renamed(name: string, to: string, element: JsxElement, bindings: Bindings): Edit[] | undefined {
  const opening = tagPath(element.openingElement.name);
  const closing = element.closingElement ? tagPath(element.closingElement.name) : [];
  const [local = { name: "" }] = opening;
  const binding = bindings.get(local.name);
  const imported = binding?.kind === "alias" ? binding.imported : undefined;
  const index = opening.findIndex((each) => each.name === name);
  // The tag has another name: `import { Buton as B }`.
  if (index === -1) return imported && replaceAll([imported], to);
  if (index > 0) return replaceAll([opening[index], closing[index]], to);
  const tags = bindings.tagsOf(name);
  return tags && replaceAll([imported, ...tags], to);
}
