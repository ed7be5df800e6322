import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { expect, test } from "vitest";
import { consumer, manifest, subPaths } from "./packed";

test("publint reports no problems", async () => {
  const { messages } = await publint({ pkgDir: consumer.installed, pack: false, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest()))).toEqual([]);
});

test("Are the Types Wrong reports no problems for ES modules, the only module format", async () => {
  const packed = join(consumer.folder, "package");
  const tarball = readdirSync(packed).find((file) => file.endsWith(".tgz")) ?? "";
  const result = await checkPackage(createPackageFromTarballData(readFileSync(join(packed, tarball))), {
    includeEntrypoints: subPaths().map((path) => `./${path}`),
    excludeEntrypoints: [/\.(css|json|txt|md)$/, /\*/],
  });
  if (!result.types) throw new Error("The package has no types.");
  const problems = result.problems.filter(
    (problem) =>
      // Node 10 has no `exports`. `require` of ES modules works from Node 20.19, the package's minimum.
      !("resolutionKind" in problem && ["node10", "node16-cjs"].includes(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
});
