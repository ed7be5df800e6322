import { designTokens } from "../../src/theme/design-tokens";
import type { Property } from "../../src/theme/token-properties";
import { propertiesCss, tailwindTheme } from "../../src/theme/tokens-css";

const none = "/* This is Kerf's own theme. There is nothing to change. */\n";

/** Custom properties to load after Kerf's stylesheet. They are in no layer, so they override Kerf's values. */
export function asCss(properties: readonly Property[], link: string): string {
  if (properties.length === 0) return none;
  return `/* A theme for Kerf. Load it after @kerf/react/styles.css.\n   Theme builder: ${link} */\n${propertiesCss(properties)}\n`;
}

/** The same for an application with Tailwind 4, which gets utilities such as `bg-kerf-accent`. */
export function asTailwind(properties: readonly Property[], link: string): string {
  if (properties.length === 0) return none;
  const imports = '@import "@kerf/react/tailwind.css";\n@import "tailwindcss";\n\n';
  return `${imports}${tailwindTheme("kerf-", properties)}\n\n${asCss(properties, link)}`;
}

/**
 * The changed tokens in the format of the Design Tokens Community Group, by file. The files have the names and the structure
 * of those in the package, so a tool merges them with those.
 */
export function asDesignTokens(properties: readonly Property[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(designTokens(properties)).flatMap(([path, document]) => {
      // A document without tokens has only its `$schema`. The resolver is the package's own.
      if (path.endsWith("resolver.json") || Object.keys(document).length < 2) return [];
      return [[path.replace("design-tokens/", ""), `${JSON.stringify(document, null, 2)}\n`]];
    }),
  );
}

/** The theme for one element and all inside it, in every condition. */
export function scopedCss(properties: readonly Property[], selector: string): string {
  return propertiesCss(properties)
    .replaceAll(":root, :host", selector)
    .replaceAll(/\[data-[\w-]+="\w+"\](?= \{)/g, `$& ${selector}`);
}
