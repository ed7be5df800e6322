import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Consumer } from "../../package/build/consumer";
import { floatingBudget, floatingPrimitives, sizeBudgets, stylesheetBudget } from "../budgets";
import { bundle } from "../bundle";
import type { KnownSizes } from "./known-sizes";
import type { Size } from "./report";

/** The size of every component in the packed catalog. For unchanged components, it is the known size. */
export async function componentSizes(consumer: Consumer, known?: KnownSizes): Promise<Size[]> {
  const catalog = JSON.parse(readFileSync(`${consumer.installed}/dist/catalog.json`, "utf8"));
  const sizes: Size[] = [];
  for (const name of Object.keys(catalog.components).sort()) {
    const size = (await known?.take(name)) ?? (await sizeOf(name, consumer));
    await known?.keep(name, size);
    sizes.push(size);
  }
  return sizes;
}

async function sizeOf(name: string, consumer: Consumer): Promise<Size> {
  const { bytes } = await bundle(consumer, `export { ${name} } from "@kerf/react";`);
  return { name, bytes, budget: await budgetOf(name, consumer) };
}

export async function stylesheetSize(consumer: Consumer): Promise<Size> {
  const css = readFileSync(`${consumer.installed}/dist/styles.css`);
  return { name: "styles.css", bytes: gzipSync(css, { level: 9 }).length, budget: stylesheetBudget };
}

async function budgetOf(name: string, consumer: Consumer): Promise<number | undefined> {
  const primitive = floatingPrimitives[name];
  if (!primitive) return sizeBudgets[name];
  const exports = [primitive].flat().map(({ from, name }) => `export { ${name} } from "${from}";`);
  const { bytes } = await bundle(consumer, exports.join("\n"));
  return bytes / 1024 + floatingBudget;
}
