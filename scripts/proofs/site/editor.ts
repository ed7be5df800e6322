import type { Browser, FrameLocator, Locator, Page } from "playwright-core";
import { axeViolations } from "./axe";

const name = "Save and cancel";

/** The page, and the parts of one example on it, which the checks use. */
export interface Editing {
  tab: Page;
  site: FrameLocator;
  code: Locator;
  preview: FrameLocator;
  problems: Locator;
}

/**
 * The problems of the editor. By keyboard alone, it must open, find errors, complete values, and show the
 * edited code. It must keep the code in the URL, and reset it to the example.
 */
export async function checkEditor(browser: Browser, url: string): Promise<string[]> {
  const found: string[] = [];
  const add = (problem: string) => found.push(problem);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  try {
    const tab = await context.newPage();
    tab.setDefaultTimeout(30_000);
    tab.on("pageerror", (error) => add(`error: ${error}`));
    tab.on("request", (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(url))
        add(`it requests ${request.url()}`);
    });
    await tab.goto(`${url}?path=/docs/components-button--docs`);
    const editing = await openEditor(tab, add);
    await checkTyping(editing, add);
    await checkCompletion(editing, add);
    await checkErrors(editing, add);
    await checkAround(editing, add);
    await checkAddress(editing, add);
  } catch (error) {
    add(String(error));
  } finally {
    await context.close();
  }
  return found;
}

type Add = (problem: string) => void;

/** Opens the editor of an example of Button by keyboard. */
export async function openEditor(tab: Page, add: Add = () => undefined): Promise<Editing> {
  const site = tab.frameLocator("#storybook-preview-iframe");
  const edit = site.getByRole("button", { name: `Edit code of ${name}` });
  await edit.waitFor({ timeout: 60_000 });
  const isLoaded = await docsFrame(tab)?.evaluate(() =>
    performance.getEntriesByType("resource").some(({ name: file }) => /\/editor\/|live-example/.test(file)),
  );
  if (isLoaded) add("its code is loaded before it opens");
  await edit.focus();
  await tab.keyboard.press("Enter");
  const editing = partsOf(tab, site);
  await editing.code.and(site.locator(":focus")).waitFor();
  await editing.preview.getByRole("button", { name: "Save changes" }).waitFor();
  return editing;
}

/** The frame of a documentation page. */
export const docsFrame = (tab: Page) => tab.frames().find((frame) => frame.url().includes("iframe.html"));

function partsOf(tab: Page, site: FrameLocator): Editing {
  return {
    tab,
    site,
    code: site.getByRole("textbox", { name: `Code of ${name}` }),
    preview: site.frameLocator(`iframe[title="Preview of ${name}"]`),
    problems: site.getByRole("list", { name: `Problems in ${name}` }),
  };
}

async function expectThat(shown: Locator, problem: string, add: Add): Promise<void> {
  await shown.waitFor().catch(() => add(problem));
}

/** Puts the cursor at the end of a line. */
async function goToLine({ tab }: Editing, line: number): Promise<void> {
  await tab.keyboard.press("Control+Home");
  for (let at = 1; at < line; at++) await tab.keyboard.press("ArrowDown");
  await tab.keyboard.press("End");
}

async function checkTyping(editing: Editing, add: Add): Promise<void> {
  await goToLine(editing, 8);
  // An HTML element, so that its types are checked, too. The editor adds the closing tag.
  await editing.tab.keyboard.type(" <i>now");
  const button = editing.preview.getByRole("button", { name: "Save changes now" });
  await expectThat(button, "the preview doesn't show the edited code", add);
}

async function checkCompletion(editing: Editing, add: Add): Promise<void> {
  const { tab, site, preview, problems } = editing;
  await goToLine(editing, 10);
  // Moves the cursor before `>Cancel</Button>`.
  for (let step = 0; step < ">Cancel</Button>".length; step++) await tab.keyboard.press("ArrowLeft");
  await tab.keyboard.type(' size="huge"');
  const error = problems.getByRole("listitem").filter({ hasText: /Line 10.*"huge"/ });
  await expectThat(error, "it doesn't find an invalid value of size", add);
  await expectThat(
    preview.getByRole("button", { name: "Save changes now" }),
    "the preview disappears on an error",
    add,
  );

  await tab.keyboard.press("Escape");
  await tab.keyboard.press("ArrowLeft");
  for (let step = 0; step < "huge".length; step++) await tab.keyboard.press("Backspace");
  await tab.keyboard.press("Escape");
  await tab.keyboard.press("Control+Space");
  const option = site.getByRole("option", { name: "lg", exact: true });
  await expectThat(option, "it doesn't offer the values of size", add);
  for (let step = 0; step < 10 && (await option.getAttribute("aria-selected")) !== "true"; step++)
    await tab.keyboard.press("ArrowDown");
  // The editor accepts a completion only a moment after the list opens.
  await tab.waitForTimeout(100);
  await tab.keyboard.press("Enter");
  await expectThat(
    editing.code.filter({ hasText: 'size="lg"' }),
    "a completion isn't inserted by Enter",
    add,
  );
  await problems.waitFor({ state: "detached" }).catch(() => add("an error stays after it was corrected"));
}

async function checkErrors(editing: Editing, add: Add): Promise<void> {
  const { tab, problems, preview } = editing;
  const kept = preview.getByRole("button", { name: "Save changes now" });
  await goToLine(editing, 4);
  await tab.keyboard.type('\nthrow new Error("broken");');
  const thrown = problems.getByRole("listitem").filter({ hasText: /Line 5.*broken/s });
  await expectThat(thrown, "it doesn't show a thrown error with its line", add);
  await expectThat(kept, "the preview disappears on a thrown error", add);
  await goToLine(editing, 5);
  await tab.keyboard.type(" }}");
  await expectThat(
    problems.getByRole("listitem").filter({ hasText: "Line" }).first(),
    "it doesn't show a syntax error with its line",
    add,
  );
  await expectThat(kept, "the preview disappears on a syntax error", add);
  await tab.keyboard.press("Control+Shift+K");
  await problems.waitFor({ state: "detached" }).catch(() => add("an error stays after its line was deleted"));
}

async function checkAround({ tab, site, code, preview }: Editing, add: Add): Promise<void> {
  const article = site.getByRole("article", { name: "Save and cancel" });
  for (const violation of await axeViolations(article)) add(violation);
  for (const [switched, root] of [
    ["Dark theme", "html[data-theme=dark]"],
    ["Right to left", "html[dir=rtl]"],
  ] as const) {
    await site.getByRole("button", { name: `${switched} for ${name}` }).press("Enter");
    await preview
      .locator(root)
      .waitFor({ state: "attached" })
      .catch(() => add(`the preview doesn't follow "${switched}"`));
  }
  await code.focus();
  await tab.keyboard.press("Tab");
  if (!(await isFocused(code))) add("Tab leaves the code");
  await tab.keyboard.press("Control+z");
  await tab.keyboard.press("Escape");
  await tab.keyboard.press("Tab");
  if (await isFocused(code)) add("Escape and Tab don't leave the code");

  const project = await article
    .locator("form[action^='https://stackblitz.com/run']")
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>);
  const manifest = JSON.parse(project["project[files][package.json]"] ?? "{}");
  if (project["project[template]"] !== "node" || !manifest.dependencies?.["@kerf/react"])
    add("the StackBlitz project doesn't install Kerf");
  if (!project["project[files][src/example.tsx]"]?.includes("<i>now</i>"))
    add("the StackBlitz project doesn't contain the edited code");
}

async function checkAddress({ tab, site, code, preview }: Editing, add: Add): Promise<void> {
  await tab
    .waitForURL((address) => address.searchParams.has("code"))
    .catch(() => add("the edited code isn't in the URL"));
  await tab.reload();
  await expectThat(
    preview.getByRole("button", { name: "Save changes now" }),
    "the edited code doesn't survive a reload",
    add,
  );
  const wide = await site.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
  if (wide > 0) add(`with an editor, the page is ${wide} px too wide`);
  await site.getByRole("button", { name: `Reset code of ${name}` }).press("Enter");
  await expectThat(
    preview.getByRole("button", { name: "Save changes", exact: true }),
    "a reset doesn't return to the example",
    add,
  );
  if ((await code.textContent())?.includes("now")) add("a reset doesn't restore the code");
  await tab
    .waitForURL((address) => !address.searchParams.has("code"))
    .catch(() => add("a reset doesn't remove the code from the URL"));
}

const isFocused = (element: Locator) => element.evaluate((each) => each === document.activeElement);
