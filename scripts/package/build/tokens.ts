import { readFile, writeFile } from "node:fs/promises";
import { type Property, themeProperties } from "../../../src/theme/token-properties";
import { propertiesCss, tailwindTheme } from "../../../src/theme/tokens-css";
import { root } from "../../lib/paths";

/** Writes the tokens for applications: as custom properties, as a theme for Tailwind, and as data. */
export async function buildTokens(outDir: string): Promise<void> {
  const [lowered = "", scopes = ""] = await Promise.all(
    ["lowered", "scopes"].map((name) => readFile(`${root}/src/theme/${name}.css`, "utf8")),
  );
  await writeFile(`${outDir}/tokens.css`, tokensOnly(lowered, scopes));
  await writeFile(`${outDir}/tailwind.css`, forTailwind());
  await writeFile(`${outDir}/tokens.json`, `${JSON.stringify(tokensJson(), null, 2)}\n`);
}

/** Uses the layers of styles.css, so that a page can load both files. */
function tokensOnly(lowered: string, scopes: string): string {
  return [
    "/* Only Kerf's tokens. styles.css also contains them. */",
    LAYERS,
    `@layer theme {\n${lowered.trim()}\n}`,
    `@layer kerf.theme {\n${propertiesCss()}\n}`,
    `@layer kerf.base {\n${scopes.trim()}\n}`,
    "",
  ].join("\n");
}

export const LAYERS =
  "@layer theme, base, kerf, components, utilities;\n@layer kerf.theme, kerf.base, kerf.utilities, kerf.touch, kerf.print;";

/**
 * Every name begins with `kerf-`, so that the application's own `rounded-md` or `text-sm` stays unchanged.
 */
function forTailwind(): string {
  return [
    '/* For an application with Tailwind 4: import it before "tailwindcss". It imports styles.css. */',
    '@import "./styles.css";',
    tailwindTheme("kerf-"),
    "",
  ].join("\n");
}

/** The tokens, by the names of their custom properties. */
function tokensJson(): Record<string, object> {
  return Object.fromEntries(
    themeProperties().map((property) => [`--kerf-${property.name}`, facts(property)]),
  );
}

function facts({ utility: [namespace, name], text, value, more, forced, calm }: Property): object {
  return { text, tailwind: `--${namespace}-kerf-${name}`, value, more, forced, calm };
}
