import type { ComponentType } from "react";
import type { Fact } from "../../../../scripts/truth/fact";
import { exported, type Part } from "./part";
import { propsOf, see } from "./sight";

/** `parts`: those that the catalog lists exist, are rendered within the root, and say outside of it where they belong. */
export async function partFacts(part: Part): Promise<Fact[]> {
  const { name, descriptor } = part;
  if (name.includes(".")) return [await placed(part)];
  if (!("subComponents" in descriptor)) return [];
  return Object.keys(descriptor.subComponents ?? {}).map((key) => ({
    kind: "parts",
    subject: `${name}.${key} exists`,
    ...(typeof exported(`${name}.${key}`) !== "function" && { problem: `the package has no ${name}.${key}` }),
  }));
}

async function placed({ name, component, bare }: Part): Promise<Fact> {
  const fact = { kind: "parts", subject: `${name} in its place` };
  const props = propsOf(bare, component);
  if (!props) return { ...fact, problem: "its conformance story does not render it" };
  if (bare.messages.length > 0) return { ...fact, problem: `inside its root: ${bare.messages.join("\n")}` };
  const Alone = component as ComponentType<object>;
  const outside = await see(<Alone {...props} />, {});
  const said = new RegExp(`<${name}> must be inside <${name.split(".")[0]}[.\\w]*>`);
  if (outside.messages.some((message) => said.test(message))) return fact;
  return {
    ...fact,
    problem: `outside of its root it should say so, and says: ${outside.messages[0] ?? "nothing"}`,
  };
}
