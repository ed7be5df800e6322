import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { expect, test } from "vitest";
import { consumer, manifest, subPaths } from "./packed";

test("publint has nothing to say", async () => {
  const { messages } = await publint({ pkgDir: consumer.installed, pack: false, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest()))).toEqual([]);
});

test("are the types wrong? Not for a program that imports: there is no CommonJS", async () => {
  const packed = join(consumer.folder, "package");
  const tarball = readdirSync(packed).find((file) => file.endsWith(".tgz")) ?? "";
  const result = await checkPackage(createPackageFromTarballData(readFileSync(join(packed, tarball))), {
    includeEntrypoints: subPaths().map((path) => `./${path}`),
    excludeEntrypoints: [/\.(css|json|txt|md)$/, /\*/],
  });
  if (!result.types) throw new Error("The package has no types.");
  const problems = result.problems.filter(
    (problem) =>
      // Node 10 knows no `exports`; `require` of modules works from Node 20.19 on, which the package asks for.
      !("resolutionKind" in problem && ["node10", "node16-cjs"].includes(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
});
