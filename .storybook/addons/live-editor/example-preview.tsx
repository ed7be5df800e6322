import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { packagesToInstall } from "../../kit/snippet-dependencies";
import { loadedOnce, loadPacked } from "../../shared/load-packed";
import type { FromFrame, Problem, ToFrame } from "./messages";

/** The frame's initial page. It gets script and styles as messages, since a sandbox can't load most files. */
const page = `<!doctype html><meta charset="utf-8"><title>Preview</title><body><script>
addEventListener("message", ({ data, source }) => {
  if (source !== parent) return;
  for (const [name, text] of [["style", data.styles], ["script", data.script]]) {
    const element = document.createElement(name);
    element.textContent = text;
    document.head.append(element);
  }
}, { once: true });
</script>`;

const ownStyles = `
body { margin: 0; padding: 4px; background: var(--kerf-canvas); color: var(--kerf-ink);
  font: 400 0.875rem / 1.25rem var(--kerf-font-sans); }
#root[data-fits] { width: fit-content; min-width: min(100%, 24rem); max-width: 100%; }
`;

const load = (name: string) => loadPacked(`editor/${name}.bin`);

interface FrameFiles {
  script: string;
  styles: string;
}

/** The frame's script and styles. They are loaded when the first editor opens. */
const loadFiles = loadedOnce(async (): Promise<FrameFiles> => {
  const [script, styles] = await Promise.all([load("frame"), load("styles")]);
  return { script, styles: styles + ownStyles };
});

export interface PreviewProps {
  name: string;
  code: string;
  globals: Record<string, unknown>;
  fits: boolean;
  /** The content shown until the code has rendered. */
  children: ReactNode;
  onProblems: (problems: Problem[]) => void;
}

/** A preview of edited code. Its frame can't access the site or its storage: a link can contain any code. */
export function Preview({ name, code, globals, fits, children, onProblems }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [packages, setPackages] = useState<Record<string, string[]>>();
  const [isRendered, setIsRendered] = useState(false);
  const [height, setHeight] = useState(0);
  const loaded = useRef(new Set<string>());
  const send = useCallback((message: ToFrame | FrameFiles) => {
    frame.current?.contentWindow?.postMessage(message, "*");
  }, []);
  const report = useRef(onProblems);
  report.current = onProblems;
  const fail = useCallback((error: unknown) => report.current([{ message: String(error) }]), []);

  useEffect(() => {
    const receive = ({ data, source }: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.packages) setPackages(data.packages);
      if (data.isRendered) setIsRendered(true);
      if (data.height !== undefined) setHeight(data.height);
      if (data.problems) report.current(data.problems);
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, []);

  useEffect(() => {
    if (packages) send({ globals, fits });
  }, [packages, globals, fits, send]);

  useEffect(() => {
    if (!packages) return;
    let isCurrent = true;
    const missing = packagesToInstall(code).filter((each) => each in packages && !loaded.current.has(each));
    const run = (texts: string[]) => {
      for (const each of missing) loaded.current.add(each);
      send(isCurrent ? { packages: texts, code } : { packages: texts });
    };
    if (missing.length === 0) run([]);
    else Promise.all(missing.map((each) => load(`packages/${each}`))).then(run, fail);
    return () => {
      isCurrent = false;
    };
  }, [packages, code, send, fail]);

  return (
    <>
      {!isRendered && children}
      <iframe
        ref={frame}
        title={`Preview of ${name}`}
        // Without `allow-same-origin`, so that code from a link can't act as the site.
        sandbox="allow-scripts allow-forms"
        allow="clipboard-write *"
        srcDoc={page}
        className={
          isRendered ? "-m-1 block w-[calc(100%+8px)] max-w-none border-0" : "invisible absolute border-0"
        }
        style={{ height: height + 8 }}
        onLoad={() => {
          setPackages(undefined);
          loaded.current.clear();
          loadFiles().then(send, fail);
        }}
      />
    </>
  );
}
