import { sanitize, storyNameFromExport, toId } from "storybook/internal/csf";
import { componentText, propsText } from "../../../src/catalog/markdown";
import { typesText } from "../../../src/catalog/markdown-types";
import type { Types } from "../../../src/catalog/type/resolve";
import type { Catalog, ComponentDescriptor, SubComponentDescriptor } from "../../../src/catalog/types";
import { kebabCase } from "../../lib/names";

/**
 * Converts the catalog to Storybook's component manifest, which Storybook's tools for agents read. Storybook
 * generates its own manifest with docgen. That one has no values, parts or guides, and it contains the paths
 * of the build machine.
 */
export function componentManifest({ components, types = {} }: Catalog) {
  return {
    v: 0,
    components: Object.fromEntries(
      Object.values(components).map((component) => [idOf(component.name), entry(component, types)]),
    ),
  };
}

function entry(component: ComponentDescriptor, types: Types) {
  const { name, description, examples, subComponents = {} } = component;
  const folder = kebabCase(name);
  return {
    id: idOf(name),
    name,
    path: `./src/components/${folder}/${folder}.stories.tsx`,
    description,
    summary: firstSentence(description),
    import: importOf(component),
    // The reader prints the parts from `subcomponents`, and the examples from `stories`.
    apiDescription: [
      componentText({ ...component, subComponents: {}, examples: [] }),
      ...typesText(component, types),
    ].join("\n"),
    jsDocTags: {},
    subcomponents: Object.fromEntries(
      Object.values(subComponents).map((part) => [`${name}.${part.name}`, partEntry(component, part)]),
    ),
    stories: examples.map((snippet) => {
      const example = /export function (\w+)\(/.exec(snippet)?.[1] ?? name;
      return { id: toId(idOf(name), storyNameFromExport(example)), name: example, snippet };
    }),
  };
}

function partEntry(component: ComponentDescriptor, { name, description, props }: SubComponentDescriptor) {
  return {
    name: `${component.name}.${name}`,
    description,
    import: importOf(component),
    apiDescription: propsText("## Props", props).join("\n"),
    jsDocTags: {},
  };
}

function importOf({ name, importPath }: ComponentDescriptor): string {
  return `import { ${name} } from "${importPath}";`;
}

function firstSentence(text: string): string {
  return /^.*?[.:](?=\s|$)/s.exec(text)?.[0] ?? text;
}

/** The id that Storybook derives from a title, such as `Components/DatePicker`. */
function idOf(name: string): string {
  return sanitize(`Components/${name}`);
}
