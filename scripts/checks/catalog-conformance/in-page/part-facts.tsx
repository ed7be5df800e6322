import type { ComponentType } from "react";
import { lookUp } from "../../../../.storybook/kit/lookup";
import { type Fact, factOf } from "../../../lib/fact";
import { exported, type Part } from "./part";
import { type Rendered, renderOnce } from "./rendering";

/** `parts`: each listed part exists and renders inside its root. Elsewhere, it works too, or its
 * error names the root. */
export async function partFacts(part: Part): Promise<Fact[]> {
  const { name, descriptor } = part;
  if (name.includes(".")) {
    return [factOf("parts", name, [(await misplaced(part)) ?? []].flat())];
  }
  const listed = Object.keys(("subComponents" in descriptor && descriptor.subComponents) || {});
  // React's own fields, such as `displayName`, are lowercase.
  const unlisted = Object.keys(part.component ?? {}).filter(
    (key) => /^[A-Z]/.test(key) && !listed.includes(key),
  );
  return [...listed, ...unlisted].map((key) =>
    factOf("parts", `${name}.${key} exists`, [
      ...(typeof exported(`${name}.${key}`) === "function" ? [] : [`the package has no ${name}.${key}`]),
      ...(unlisted.includes(key) ? ["the package has it, and the catalog does not list it"] : []),
    ]),
  );
}

async function misplaced({ name, component, bare }: Part): Promise<string | undefined> {
  const own = bare.rendered.find(({ type }) => type === component);
  if (!own) return "its conformance story does not render it";
  if (bare.messages.length > 0) return `inside its root: ${bare.messages.join("\n")}`;
  // A part without a component of its family around it is a root itself.
  const isRoot = !isInFamily(own, name.split(".")[0] ?? "");
  if (isRoot) return undefined;
  const Alone = component as ComponentType<object>;
  const { messages } = await renderOnce(<Alone {...own.props} />);
  const said = new RegExp(`<${name}> must be used inside <${name.split(".")[0]}[.\\w]*>`);
  // React itself reports a cell or a row outside of a table.
  const isReported = messages.some(
    (message) => said.test(message) || /^In HTML, <\w+> cannot be/.test(message),
  );
  if (isReported || messages.length === 0) return undefined;
  return `outside of its root it should say so, and says: ${messages[0]}`;
}

function isInFamily({ parent }: Rendered, family: string): boolean {
  if (!parent) return false;
  return lookUp(parent.type)?.name.split(".")[0] === family || isInFamily(parent, family);
}
