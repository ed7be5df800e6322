import type * as CatalogModule from "../../src/catalog";
import type { Catalog, ComponentDescriptor } from "../../src/catalog/types";

/**
 * Storybook's component manifest, which its tools for agents read, made from the catalog. Storybook's own comes from
 * docgen: a second source without values, parts or guides, and with absolute paths of the sources.
 */
export function componentsManifest(catalog: Catalog, componentText: typeof CatalogModule.componentText) {
  return {
    v: 0,
    components: Object.fromEntries(
      Object.values(catalog.components).map((component) => [idOf(component.name), entry(component)]),
    ),
  };

  function entry(component: ComponentDescriptor) {
    const { name, description, importPath, examples } = component;
    const folder = name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
    return {
      id: idOf(name),
      name,
      path: `./src/components/${folder}/${folder}.stories.tsx`,
      description,
      summary: /^.*?[.:](?=\s|$)/s.exec(description)?.[0] ?? description,
      import: `import { ${name} } from "${importPath}";`,
      apiDescription: componentText(component, catalog.types),
      jsDocTags: {},
      stories: examples.map((snippet) => {
        const example = /export function (\w+)\(/.exec(snippet)?.[1] ?? name;
        return { id: `${idOf(name)}--${kebab(example)}`, name: example, snippet };
      }),
    };
  }
}

/** As Storybook makes it of the title `Components/DatePicker`. */
function idOf(name: string): string {
  return `components-${name.toLowerCase()}`;
}

/** As Storybook makes it of an export's name. */
function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-").toLowerCase();
}
