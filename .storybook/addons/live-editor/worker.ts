/** Runs TypeScript in a web worker. It answers questions one at a time, each through the port of its message. */
import type { ts as TypeScript } from "ts-morph";
import { loadPacked } from "../../shared/load-packed";
import { compilerOptions, EXAMPLE, LIBRARIES } from "./compiler-options";
import type { Answer, Option, Question, TypeProblem } from "./messages";

/** The maximum number of options in a completion. */
const MOST = 500;

const load = (name: string) => loadPacked(`${name}.bin`, self.location.href);

const answers = (async () => {
  const [script, types] = await Promise.all([load("typescript"), load("types")]);
  // biome-ignore lint/security/noGlobalEval: the site's own file, which defines the global `ts`.
  globalThis.eval(script);
  const { ts } = globalThis as unknown as { ts: typeof TypeScript };
  return createAnswers(ts, new Map(Object.entries<string>(JSON.parse(types))));
})();

function createAnswers(ts: typeof TypeScript, files: Map<string, string>) {
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
  return (question: Question): unknown => {
    if (files.get(EXAMPLE) !== question.text) version++;
    files.set(EXAMPLE, question.text);
    if (question.kind === "check") return check();
    return complete(question.at);
  };

  function check(): TypeProblem[] {
    const syntax = service.getSyntacticDiagnostics(EXAMPLE);
    return [...syntax, ...service.getSemanticDiagnostics(EXAMPLE)]
      .filter(({ category }) => category === ts.DiagnosticCategory.Error)
      .map(({ start = 0, length = 0, messageText, file }, index) => ({
        from: start,
        to: start + length,
        line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
        message: ts.flattenDiagnosticMessageText(messageText, "\n"),
        isSyntax: index < syntax.length,
      }));
  }

  function complete(at: number): Option[] {
    const { entries = [] } = service.getCompletionsAtPosition(EXAMPLE, at, {}) ?? {};
    return entries.slice(0, MOST).map(({ name, sortText, replacementSpan }) => {
      return { name, sortText, from: replacementSpan?.start };
    });
  }
}

self.addEventListener("message", async ({ data, ports }: MessageEvent<Question>) => {
  let answer: Answer;
  try {
    answer = { result: (await answers)(data) };
  } catch (error) {
    answer = { error: String(error) };
  }
  ports[0]?.postMessage(answer);
});
