import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registryItemSchema, registrySchema } from "@shadcn/registry/schema";
import { expect, onTestFinished, test } from "vitest";
import { foreignStyles } from "../../../.storybook/kit/foreign-styles";
import { shadcnRegistry } from "./shadcn-registry";

const { "r/registry.json": registry, ...items } = await shadcnRegistry();

test("shadcn's schemas accept the registry and every item", () => {
  expect(registrySchema.parse(registry)).toEqual(registry);
  for (const item of Object.values(items)) expect(registryItemSchema.parse(item)).toEqual(item);
  expect(registrySchema.parse(registry).items?.map(({ name }) => `r/${name}.json`)).toEqual(
    Object.keys(items),
  );
});

test("an item lists its files, the files that they import, and the packages to install", () => {
  expect(items["r/sign-up.json"]).toMatchObject({
    title: "Sign-up",
    dependencies: ["@kerf/react"],
    files: [{ target: "components/sign-up/sign-up.tsx" }, { target: "components/sign-up/use-sent-form.ts" }],
  });
  expect(items["r/hook-form.json"]).toMatchObject({ dependencies: ["@kerf/react", "react-hook-form"] });
});

test.each(Object.keys(items))("%s has no classes, and uses only Kerf's own tokens", (path) => {
  const { files } = items[path] as { files: { content: string }[] };
  expect(files.flatMap(({ content }) => foreignStyles(content))).toEqual([]);
});

test("throws for an import that an application doesn't have", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kerf-patterns-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = '<PatternPage\n title="A"\n lead="B." />';
  await writeFile(join(folder, "a.stories.tsx"), `import source from "./a.tsx?raw";\n${page}`);
  await writeFile(join(folder, "a.tsx"), 'import { b } from "../b";\n');
  await expect(shadcnRegistry(folder)).rejects.toThrow('a.tsx imports "../b"');
});
