import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Node, Project, type SourceFile, SyntaxKind } from "ts-morph";
import { root } from "../../lib/paths";

/** Writes a `.d.ts` beside each module of the public API. They work with every `moduleResolution`. */
export async function buildDeclarations(outDir: string): Promise<void> {
  await emitDeclarations(outDir);
  const project = new Project({ skipFileDependencyResolution: true });
  for (const file of project.addSourceFilesAtPaths(`${outDir}/**/*.d.ts`)) {
    for (const literal of file.getImportStringLiterals()) {
      const specifier = literal.getLiteralValue();
      if (!specifier.startsWith(".")) continue;
      literal.setLiteralValue(withExtension(specifier, file.getFilePath()));
    }
  }
  for (const file of project.getSourceFiles(`${outDir}/components/*/index.d.ts`)) documentCompounds(file);
  for (const file of project.getSourceFiles()) acceptUndefined(file);
  await project.save();
}

/**
 * Adds `undefined` to the type of every optional property, as in React's own types. With TypeScript's
 * `exactOptionalPropertyTypes`, callers could otherwise not pass `variant={isDanger ? "primary" : undefined}`.
 */
function acceptUndefined(file: SourceFile): void {
  const types = file
    .getDescendantsOfKind(SyntaxKind.PropertySignature)
    .filter((property) => property.hasQuestionToken())
    .flatMap((property) => property.getTypeNode() ?? [])
    .filter((type) => !/\| undefined$/.test(type.getText()));
  let text = file.getFullText();
  // From last to first, so that the positions of the others stay valid.
  for (const [at, added] of types
    .flatMap((type): [number, string][] =>
      // `() => void | undefined` and `A extends B ? C : D | undefined` have another meaning.
      Node.isFunctionTypeNode(type) || Node.isConditionalTypeNode(type)
        ? [
            [type.getStart(), "("],
            [type.getEnd(), ") | undefined"],
          ]
        : [[type.getEnd(), " | undefined"]],
    )
    .sort(([a], [b]) => b - a))
    text = `${text.slice(0, at)}${added}${text.slice(at)}`;
  if (types.length > 0) file.replaceWithText(text);
}

/**
 * Copies the JSDoc of a component's function to the constant that adds its parts. Editors show the function's for a tag,
 * and the constant's for an import or a completion.
 */
function documentCompounds(file: SourceFile): void {
  for (const variable of file.getVariableDeclarations()) {
    const root = /^typeof (\w+)/.exec(variable.getTypeNode()?.getText() ?? "")?.[1] ?? "";
    const statement = variable.getVariableStatement();
    const imported = file
      .getImportDeclarations()
      .flatMap((each) => each.getNamedImports())
      .find((name) => (name.getAliasNode()?.getText() ?? name.getName()) === root);
    const source = imported?.getImportDeclaration().getModuleSpecifierSourceFile();
    const docs = source?.getFunction(imported?.getName() ?? "")?.getJsDocs() ?? [];
    if (statement?.getJsDocs().length === 0) statement.addJsDocs(docs.map((doc) => doc.getStructure()));
  }
}

/**
 * A relative specifier with its full file name, as Node requires. The sources omit it, which bundlers accept.
 * Under `moduleResolution: node16`, TypeScript requires it, too.
 */
function withExtension(specifier: string, from: string): string {
  const path = join(dirname(from), specifier);
  if (existsSync(`${path}.d.ts`)) return `${specifier}.js`;
  if (existsSync(`${path}/index.d.ts`)) return `${specifier}/index.js`;
  throw new Error(
    `${from} imports "${specifier}", for which no declaration was written. Import a module of src that the public API reaches.`,
  );
}

/** Writes the declarations as TypeScript does, with specifiers that only bundlers resolve. */
export async function emitDeclarations(outDir: string, ...options: string[]): Promise<void> {
  // TypeScript doesn't export the path of `tsc`, so it is found beside the package.json.
  const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  const config = `${root}/scripts/package/build/tsconfig.declarations.json`;
  try {
    // One checker takes two thirds of the CPU of four, and writes the same files.
    const args = [tsc, "-p", config, "--outDir", outDir, "--checkers", "1", ...options];
    await promisify(execFile)(process.execPath, args);
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`The declarations could not be written:\n${stdout}${stderr}`);
  }
}
