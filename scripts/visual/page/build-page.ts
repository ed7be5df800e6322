import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { aliasesIn } from "../../lib/aliases";
import { buildTargets } from "../../lib/browser-targets";
import { writeFileAtomically } from "../../lib/files";
import { root } from "../../lib/paths";
import type { Report } from "../report/report-format";
import { openingScript } from "./review-server";

/**
 * Builds the page into a folder: `index.html`, one script, one stylesheet, fonts. The page also opens from a
 * `file:` URL, where browsers load neither modules nor data. So the script is a classic script, and the
 * report is another one, `report.js`.
 */
export async function buildPage(folder: string): Promise<void> {
  await rm(join(folder, "assets"), { recursive: true, force: true });
  await build({
    root: fileURLToPath(new URL("app", import.meta.url)),
    configFile: false,
    base: "./",
    logLevel: "warn",
    plugins: [react(), tailwindcss()],
    resolve: { alias: aliasesIn(root) },
    build: {
      outDir: folder,
      // The report is already there.
      emptyOutDir: false,
      target: buildTargets,
      chunkSizeWarningLimit: 2000,
      modulePreload: false,
      rolldownOptions: { output: { format: "iife", entryFileNames: "assets/page.js", codeSplitting: false } },
    },
  });
  const html = join(folder, "index.html");
  const text = await readFile(html, "utf8");
  await writeFile(
    html,
    text.replaceAll(/<script type="module" crossorigin/g, "<script defer").replaceAll(" crossorigin", ""),
  );
}

/** Completes the page in a report's folder, so that anyone can open it without a server, to look at the changes. */
export async function writeStaticPage(folder: string, report: Report): Promise<void> {
  const opening = { report, approved: [], writable: false };
  await writeFileAtomically(join(folder, "report.js"), openingScript(opening));
}
