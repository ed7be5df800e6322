import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildCss } from "../../../../scripts/package";

const url = /url\(\.\/fonts\/([\w-]+)\.woff2\)/g;

/** Kerf's stylesheet with inlined fonts, because a sandboxed frame can't load fonts from the site. */
export async function buildInlineCss(): Promise<string> {
  const css = await buildCss();
  const fonts = new Map<string, string>();
  for (const [, name = ""] of css.matchAll(url)) fonts.set(name, await fontOf(name));
  return css.replaceAll(url, (_, name: string) => `url(data:font/woff2;base64,${fonts.get(name)})`);
}

async function fontOf(name: string): Promise<string> {
  const family = name.startsWith("geist-mono") ? "geist-mono" : "geist";
  const stylesheet = fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/wght.css`));
  return readFile(join(dirname(stylesheet), "files", `${name}.woff2`), "base64");
}
