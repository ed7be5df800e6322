import type { Catalog } from "../../../src/catalog/types";
import { documentSchema } from "../format/document-schema";
import { propsSchema } from "./props-schema";

/**
 * The JSON Schema that is published beside the catalog, for programs that write or check user interfaces. It describes
 * the catalog, and under `$defs` the props of every component and part (`ButtonProps`, `DialogTitleProps`).
 */
export function catalogSchema({ version, components, types }: Catalog): object {
  return {
    ...documentSchema,
    $id: `urn:kerf:catalog:${version}`,
    title: "Kerf component catalog",
    description:
      "Every component of a React design system, with its props, allowed values, defaults, parts, examples and look.",
    $defs: {
      ...documentSchema.$defs,
      ...Object.fromEntries(
        Object.values(components).flatMap(({ name, description, props, subComponents = {} }) => [
          [`${name}Props`, propsSchema(description, props, types)],
          ...Object.values(subComponents).map((part) => [
            `${name}${part.name}Props`,
            propsSchema(part.description, part.props, types),
          ]),
        ]),
      ),
    },
  };
}
