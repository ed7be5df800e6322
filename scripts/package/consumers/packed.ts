import { execFile, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { root } from "../../lib/paths";
import { type OpenPage, withPage } from "../../lib/with-page";

/** Runs a program, and returns its output. */
export const run = promisify(execFile);

/** The consumer's folder, the package in its node_modules, and the files of the tarball. */
export const consumer = inject("consumer");

/** A file of the installed package. */
export function read(path: string): string {
  return readFileSync(join(consumer.installed, path), "utf8");
}

/** The installed package.json. */
export function manifest() {
  return JSON.parse(read("package.json"));
}

/** Every built module. */
export function modules(): string[] {
  return consumer.files.filter((file) => /^dist\/.*\.js$/.test(file));
}

/** The names after `@kerf/react/` from which parts of the public API can be imported. */
export function subPaths(): string[] {
  return modules().flatMap((file) => /^dist\/exports\/(.*)\.js$/.exec(file)?.[1] ?? []);
}

/** A built module and all modules that it imports, directly or indirectly. */
export function reachedFrom(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const [, path = ""] of read(file).matchAll(/^(?:import|export) .*?"(\..*?)";$/gm)) {
      reached.add(join(dirname(file), path));
    }
  }
  return [...reached];
}

/** The source of a built module or declaration. Undefined for other files, and if there is no source. */
export function sourceOf(file: string): string | undefined {
  const name = /^dist\/(.*?)(?:\.d\.ts|\.js)$/.exec(file)?.[1];
  return [".ts", ".tsx", ".json"]
    .map((extension) => `${root}/src/${name}${extension}`)
    .find((path) => existsSync(path));
}

/** A running application. */
export interface App {
  folder: string;
  url: string;
  stop(): void;
}

/** Builds a test application for production, and serves it with Vite, each in a process of its own folder. */
export async function serveApp(name: string, mode = "production"): Promise<App> {
  const folder = join(consumer.folder, "apps", name);
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const env = { ...process.env, NODE_ENV: "production" };
  await run(process.execPath, [vite, "build", "--mode", mode, "--logLevel", "error"], { cwd: folder, env });
  return startServer(folder, env, process.execPath, vite, "preview", "--host", "127.0.0.1", "--port", "0");
}

/** Starts a server in a folder, and waits until it has printed its address. */
export async function startServer(
  folder: string,
  env: NodeJS.ProcessEnv,
  ...[command = "", ...args]: string[]
): Promise<App> {
  // With a process group of its own, which ends with all processes that the command starts.
  const server = spawn(command, args, {
    cwd: folder,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    output += stripVTControlCharacters(String(chunk));
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (url) return { folder, url: `${url}/`, stop: () => void process.kill(-(server.pid ?? 0)) };
  }
  throw new Error(`The server in ${folder} exited early:\n${output}`);
}

/** Opens a URL in a desktop's viewport, and closes the browser when `work` is done. */
export function open<Result>(url: string, work: (open: OpenPage) => Promise<Result>): Promise<Result> {
  return withPage({ url, viewport: { width: 1280, height: 1000 }, reducedMotion: "reduce" }, work);
}

/** The styles of the element with a text, or of the button around it. */
export function stylesOf(page: Page, text: string) {
  return page.getByText(text, { exact: true }).evaluate((element) => {
    const target = element.closest("button") ?? element;
    const { paddingLeft, backgroundColor, borderRadius, fontSize } = getComputedStyle(target);
    return { paddingLeft, backgroundColor, borderRadius, fontSize };
  });
}

/** Takes a picture of each example and pattern, on the same background. */
export async function picturesOf(url: string, styles = ""): Promise<Map<string, Buffer>> {
  return open(url, async ({ page }) => {
    // Added by script, which the content security policy allows.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, `${styles}\nbody { margin: 0; background: var(--kerf-canvas); }`);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(
      () => !document.querySelector("[data-slot=code-block]:not([data-highlighted])"),
    );
    const pictures = new Map<string, Buffer>();
    for (const article of await page.locator("article").all()) {
      const name = await article.evaluate(
        (element) => `${element.parentElement?.id}: ${element.getAttribute("title")}`,
      );
      // Some patterns have a file whose component is only announced.
      const isVisible = await article.isVisible();
      pictures.set(name, isVisible ? await article.screenshot({ animations: "disabled" }) : Buffer.alloc(0));
    }
    return pictures;
  });
}
