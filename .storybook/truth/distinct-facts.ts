import type { PropDescriptor } from "../../src/catalog/types";
import type { Fact } from "./fact";
import { type Part, views } from "./part";
import { renderOnce } from "./rendering";

/**
 * `distinct`: no two values of a prop look the same in every state, unless the catalog says why. Values are
 * compared until they differ: alone, by their classes for states, from right to left, and with each of the
 * component's parts.
 */
export async function distinctFacts(part: Part): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const [prop, descriptor] of Object.entries(part.descriptor.props)) {
    const values = descriptor.values?.filter((value) => !descriptor.deprecatedValues?.[value]);
    if (!values || values.length < 2) continue;
    const problem = problemOf(await alike(part, prop, values), descriptor);
    facts.push({ kind: "distinct", subject: `${part.name}.${prop}`, ...(problem && { problem }) });
  }
  return facts;
}

function problemOf(same: readonly string[][], { alike }: PropDescriptor): string | undefined {
  if (alike !== undefined) {
    return same.length > 0 ? undefined : "the catalog says why its values look the same, and they do not";
  }
  if (same.length === 0) return undefined;
  return `${same.map((each) => each.join(" and ")).join("; ")} look the same; say why with @alike at the prop`;
}

/** The groups of values that look the same in every comparison. */
async function alike(part: Part, prop: string, values: readonly string[]): Promise<string[][]> {
  let groups = [[...values]];
  for (const look of [alone, inWords, mirrored, withinParts]) {
    const next = [];
    for (const group of groups) next.push(...(await divide(group, (value) => look(part, prop, value))));
    groups = next.filter((group) => group.length > 1);
    if (groups.length === 0) break;
  }
  return groups;
}

async function divide(
  values: readonly string[],
  look: (value: string) => Promise<string>,
): Promise<string[][]> {
  const groups = new Map<string, string[]>();
  for (const value of values) {
    const seen = await look(value);
    groups.set(seen, [...(groups.get(seen) ?? []), value]);
  }
  return [...groups.values()];
}

type Look = (part: Part, prop: string, value: string) => Promise<string>;

const alone: Look = async ({ given }, prop, value) => given.get(`${prop}=${value}`)?.picture ?? value;

/**
 * The classes of a value for states, as text. Another check ensures that these classes exist and match.
 */
const inWords: Look = async ({ descriptor }, prop, value) =>
  JSON.stringify(descriptor.props[prop]?.stateClasses?.[value] ?? null);

const mirrored: Look = async ({ render }, prop, value) => {
  const { dir } = document.documentElement;
  document.documentElement.dir = "rtl";
  const { picture } = await renderOnce(render({ [prop]: value }), { picture: true });
  document.documentElement.dir = dir;
  return picture ?? value;
};

const withinParts: Look = async (part, prop, value) => {
  const pictures = [];
  for await (const { picture } of views(part, prop, value, { picture: true })) pictures.push(picture);
  return pictures.join();
};
