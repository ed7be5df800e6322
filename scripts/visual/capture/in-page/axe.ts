import axe, { type ElementContext, type Result, type Rule, type RunOptions, type Spec } from "axe-core";

/** A story's `parameters.a11y`, as addon-a11y defines it. */
export interface A11yParameters {
  disable?: boolean;
  test?: "off" | "todo" | "error";
  context?: ElementContext;
  config?: Spec;
  options?: RunOptions;
}

/** Storybook's own elements, which are in every page. */
const EXCLUDED = [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"];

/** A component doesn't have to be in a landmark. addon-a11y disables this rule, too. */
const DISABLED = [{ id: "region", enabled: false }];

const COLOR_TAG = "cat.color";

/** axe's results for a font: how many texts it has drawn, and how many of them were icons. */
interface FontUse {
  occurrences: number;
  numLigatures: number;
}

const fonts: Record<string, FontUse> = {};

/**
 * In each run, axe draws the first texts of each font to find out whether they are icons. The results for
 * fonts without icons are kept, so that axe doesn't draw these fonts again.
 */
function rememberFonts(): void {
  for (const [family, { numLigatures }] of Object.entries(fonts)) if (numLigatures > 0) delete fonts[family];
  const { _cache: cache } = axe as { _cache?: { set(key: string, value: unknown): void } };
  cache?.set("fonts", fonts);
}

/** Which rules to run. */
type AxeScope = "all" | "color";

/** A theme declares only colors, so only color rules can find more in a second theme than in the first. */
export function scopeIn({ "data-theme": theme }: Record<string, string>): AxeScope {
  return theme === "light" ? "all" : "color";
}

/**
 * Runs axe as addon-a11y would, and returns each violation as text: the rule, its requirement and the
 * element. Runs the rules in scope that the story doesn't disable.
 *
 * If axe crashes, nothing was checked, so that counts as a violation. So does a single rule that crashes,
 * which axe itself reports as "incomplete".
 */
export async function axeViolations(scope: AxeScope, parameters: A11yParameters = {}): Promise<string[]> {
  const { config = {}, options = {} } = parameters;
  const rules = [...DISABLED, ...(config.rules ?? [])];
  try {
    axe.reset();
    axe.configure({ ...config, rules });
    rememberFonts();
    const { violations, incomplete } = await axe.run(context(parameters.context), {
      ...withDisabled(rules, only(scope, options)),
      resultTypes: ["violations", "incomplete"],
    });
    return [...violations.map(describe), ...incomplete.flatMap(describeCrash)];
  } catch (error) {
    return [`axe itself crashed: ${error}`];
  }
}

function context(own: ElementContext | undefined): ElementContext {
  const isSpec = typeof own === "object" && ("include" in own || "exclude" in own);
  const { include, exclude } = (isSpec ? own : { include: own }) as Record<string, string[] | undefined>;
  return { include: include ?? document.body, exclude: EXCLUDED.concat(exclude ?? []) } as ElementContext;
}

/** Options for a run that disables the rules outside its scope. */
function only(scope: AxeScope, options: RunOptions): RunOptions {
  if (scope === "all") return options;
  const others = axe.getRules().filter(({ tags }) => !tags.includes(COLOR_TAG));
  const off = Object.fromEntries(others.map(({ ruleId }) => [ruleId, { enabled: false }]));
  return { ...options, rules: { ...options.rules, ...off } };
}

/** With `runOnly`, axe runs rules that the configuration disables, unless the run disables them, too. */
function withDisabled(rules: Rule[], options: RunOptions): RunOptions {
  if (!options.runOnly) return options;
  const disabled = rules.filter(({ enabled }) => enabled === false).map(({ id }) => [id, { enabled: false }]);
  return { ...options, rules: { ...Object.fromEntries(disabled), ...options.rules } };
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
