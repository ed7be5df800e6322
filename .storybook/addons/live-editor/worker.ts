/** Runs TypeScript in a web worker. It answers questions one at a time. */
import type { ts as TypeScript } from "ts-morph";
import { compilerOptions, EXAMPLE, LIBRARIES } from "./compiler-options";
import { load } from "./load";
import type { Answer, Option, Question, TypeProblem } from "./messages";

const scope = self as unknown as { location: Location; postMessage(answer: Answer): void } & EventTarget;

/** The maximum number of options in a completion. */
const MOST = 500;

const service = (async () => {
  const base = new URL("../", scope.location.href).href;
  const [script, types] = await Promise.all([load("typescript", base), load("types", base)]);
  // biome-ignore lint/security/noGlobalEval: the site's own file, which defines the global `ts`.
  globalThis.eval(script);
  const { ts } = globalThis as unknown as { ts: typeof TypeScript };
  return createService(ts, new Map(Object.entries<string>(JSON.parse(types))));
})();

function createService(ts: typeof TypeScript, files: Map<string, string>) {
  let version = 0;
  const service = ts.createLanguageService({
    getScriptFileNames: () => [EXAMPLE, "/json.d.ts"],
    getScriptVersion: (path) => (path === EXAMPLE ? String(version) : "0"),
    getScriptSnapshot: (path) => {
      const text = files.get(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCompilationSettings: () => compilerOptions,
    getDefaultLibFileName: () => `${LIBRARIES}lib.d.ts`,
    getCurrentDirectory: () => "/",
    fileExists: (path) => files.has(path),
    readFile: (path) => files.get(path),
  });
  return {
    check(): TypeProblem[] {
      const syntax = service.getSyntacticDiagnostics(EXAMPLE);
      const found = [...syntax, ...service.getSemanticDiagnostics(EXAMPLE)];
      return found
        .filter(({ category }) => category === ts.DiagnosticCategory.Error)
        .map(({ start = 0, length = 0, messageText, file }, index) => ({
          from: start,
          to: start + length,
          line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
          message: ts.flattenDiagnosticMessageText(messageText, "\n"),
          isSyntax: index < syntax.length,
        }));
    },
    complete(at: number): Option[] {
      const found = service.getCompletionsAtPosition(EXAMPLE, at, {});
      return (found?.entries ?? []).slice(0, MOST).map(({ name, sortText, replacementSpan }) => ({
        name,
        sortText,
        from: replacementSpan?.start,
      }));
    },
    describe(at: number, name: string): string {
      const found = service.getCompletionEntryDetails(
        EXAMPLE,
        at,
        name,
        undefined,
        undefined,
        undefined,
        undefined,
      );
      return [found?.displayParts, found?.documentation]
        .map((parts) => ts.displayPartsToString(parts))
        .filter(Boolean)
        .join("\n\n");
    },
    setText(text: string) {
      if (files.get(EXAMPLE) === text) return;
      files.set(EXAMPLE, text);
      version++;
    },
  };
}

async function answer({ text, at = 0, name, kind }: Question): Promise<unknown> {
  const { setText, check, complete, describe } = await service;
  setText(text);
  if (kind === "check") return check();
  return kind === "complete" ? complete(at) : describe(at, name ?? "");
}

scope.addEventListener("message", async (event) => {
  const { data } = event as MessageEvent<Question>;
  try {
    scope.postMessage({ id: data.id, result: await answer(data) });
  } catch (error) {
    scope.postMessage({ id: data.id, error: String(error) });
  }
});
