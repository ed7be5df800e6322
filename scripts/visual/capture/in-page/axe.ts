import axe, { type Result, type RunOptions, type Spec } from "axe-core";

/** A story's `parameters.a11y`, as addon-a11y defines it, but without `context`, which no story needs. */
export interface A11yParameters {
  disable?: boolean;
  test?: "off" | "todo" | "error";
  config?: Spec;
  options?: RunOptions;
}

/** Storybook's own elements, which are in every page. */
const EXCLUDED = [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"];

/** axe's results by font: how many of the texts that it has drawn were icons. */
const fonts: Record<string, { numLigatures: number }> = {};

/**
 * In each run, axe draws the first texts of each font to find out whether they are icons. The results for
 * fonts without icons are kept, so that axe doesn't draw these fonts again.
 */
function rememberFonts(): void {
  for (const [family, { numLigatures }] of Object.entries(fonts)) if (numLigatures > 0) delete fonts[family];
  const { _cache: cache } = axe as { _cache?: { set(key: string, value: unknown): void } };
  cache?.set("fonts", fonts);
}

/**
 * Runs axe as addon-a11y would, and returns each violation as text: the rule, its requirement and the
 * element. Runs the rules that the story doesn't disable. A theme declares only colors, so only color rules can find
 * more in a second theme than in `light`.
 *
 * If axe crashes, nothing was checked, so that counts as a violation. So does a single rule that crashes,
 * which axe itself reports as "incomplete".
 */
export async function axeViolations(
  { "data-theme": theme }: Record<string, string>,
  { config = {}, options = {}, ...others }: A11yParameters = {},
): Promise<string[]> {
  if ("context" in others) return ["The story tests don't know `context` in parameters.a11y. Remove it."];
  try {
    axe.reset();
    // A component doesn't have to be in a landmark. addon-a11y disables this rule, too.
    axe.configure({ ...config, rules: [{ id: "region", enabled: false }, ...(config.rules ?? [])] });
    rememberFonts();
    const skipped = axe.getRules().filter(({ tags }) => theme !== "light" && !tags.includes("cat.color"));
    const { violations, incomplete } = await axe.run(
      { include: document.body, exclude: EXCLUDED },
      {
        ...options,
        rules: {
          ...options.rules,
          ...Object.fromEntries(skipped.map(({ ruleId }) => [ruleId, { enabled: false }])),
        },
        resultTypes: ["violations", "incomplete"],
      },
    );
    return [...violations.map(describe), ...incomplete.flatMap(describeCrash)];
  } catch (error) {
    return [`axe itself crashed: ${error}`];
  }
}

function describe({ id, help, helpUrl, nodes }: Result): string {
  const places = nodes.map(({ html, failureSummary = "" }) => `${html}\n${indent(failureSummary)}`);
  return `${id}: ${help}\n${helpUrl}\n${indent(places.join("\n"))}`;
}

function describeCrash({ id, nodes }: Result): string[] {
  const crash = nodes.flatMap(({ none }) => none).find((check) => check.id === "error-occurred");
  return crash ? [`${id}: the rule itself crashed\n${indent(JSON.stringify(crash.data, null, 2))}`] : [];
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "  ");
}
