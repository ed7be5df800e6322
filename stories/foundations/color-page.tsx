import { Fragment } from "react";
import type { ColorToken } from "../../src/theme/color";
import { seenWith, visions } from "../../src/theme/color-vision";
import { type Theme, themes } from "../../src/theme/contrast";
import { colors } from "../../src/theme/tokens";
import { CopyName, Mono, Page, Section } from "../page/story-pages";
import { colorIn } from "./figures";
import { type Hue, hues, neutrals, scales, series } from "./palette";
import { Swatch, shortName, ThemeNames } from "./swatch";

const tokens: Record<string, ColorToken> = colors;

/** Every color in every theme, with its lowest contrast on the backgrounds that it is used with. */
export function ColorPage() {
  return (
    <Page
      title="Color"
      lead="Warm neutrals and one cobalt accent. A color's name says what it is for. The theme sets its value."
    >
      <Section
        title="Use"
        lead={
          <>
            Each color is a custom property, such as <Mono>var(--kerf-ink)</Mono>. It follows the theme, the
            preference for more contrast, and forced colors. Click a name to copy it, or a swatch to copy its
            value in that theme.
          </>
        }
      >
        <dl className="m-0 grid gap-x-8 gap-y-4 sm:grid-cols-3">
          <Note term="Numbers">
            The lowest WCAG contrast of the color with any color that is used behind it or on it.
          </Note>
          <Note term="Minimum">
            Text has at least {atLeast("text", 0)}, and {atLeast("text", 2)} with more contrast. The edge of a
            control has at least {atLeast("edge", 0)}, and {atLeast("edge", 2)}.
          </Note>
          <Note term="Exceptions">
            Decorative and disabled colors have no contrast requirement. Disabled colors still differ from
            their background. Decorative colors have no number.
          </Note>
        </dl>
      </Section>
      <Section title="Neutrals" lead="Backgrounds, borders and text: most of every page.">
        <TokenRows tokens={neutrals} />
      </Section>
      <Section
        title="Hues"
        lead="All hues have one lightness, so none stands out. Each has a fill with hover and pressed steps, a text color for the fill, and two tints with their border and text color."
      >
        <div className="grid gap-8 lg:grid-cols-2">
          {hues.map((hue) => (
            <HueChart key={hue.name} hue={hue} />
          ))}
        </div>
      </Section>
      <Section
        title="Charts"
        lead="Eight colors for series, in the order of use. Neighbors also differ in lightness, so people who can't tell some hues apart see two colors. A chart mixes the colors of its two scales: one from low to high, one with a neutral middle."
      >
        <div className="grid gap-8">
          <div className="grid gap-8 lg:grid-cols-2">
            {themes.slice(0, 2).map((theme) => (
              <VisionGrid key={theme.name} theme={theme} />
            ))}
          </div>
          <TokenRows tokens={[...series, ...scales]} />
        </div>
      </Section>
    </Page>
  );
}

/** Each color with its purpose, in every theme. */
function TokenRows({ tokens: list }: { tokens: [name: string, token: ColorToken][] }) {
  return (
    <div>
      <div className="hidden grid-cols-[minmax(0,1fr)_26rem] items-end gap-x-8 pb-2 sm:grid">
        <span />
        <div className="grid grid-cols-4">
          <ThemeNames />
        </div>
      </div>
      <ul className="m-0 grid list-none gap-y-6 p-0 sm:gap-y-0">
        {list.map(([name, token]) => (
          <li
            key={name}
            className="grid items-center gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,1fr)_26rem] sm:border-line sm:border-t sm:py-2"
          >
            <div className="min-w-0">
              <CopyName text={`var(--kerf-${name})`}>{name}</CopyName>
              <p className="m-0 text-ink-muted text-sm">{token.text}</p>
            </div>
            <div className="grid h-14 grid-cols-4 overflow-hidden rounded-md border border-line">
              {themes.map((theme) => (
                <Swatch key={theme.name} name={name} token={token} theme={theme} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The colors of series as people with each kind of color vision see them. */
function VisionGrid({ theme }: { theme: Theme }) {
  return (
    <figure
      className="m-0 rounded-md border border-line p-4"
      style={{ background: colorIn("surface", theme), color: colorIn("ink-muted", theme) }}
    >
      <figcaption className="pb-3 text-sm">{shortName(theme)}</figcaption>
      <div className="grid grid-cols-[6rem_repeat(8,minmax(0,1fr))] gap-y-2">
        {visions.map((vision) => (
          <Fragment key={vision}>
            <span className="self-center text-sm first-letter:uppercase">{vision}</span>
            {series.map(([name]) => (
              <span
                key={name}
                className="h-6"
                style={{ background: seenWith(vision, colorIn(name, theme)) }}
              />
            ))}
          </Fragment>
        ))}
      </div>
    </figure>
  );
}

const atLeast = (kind: "text" | "edge", theme: number) => `${themes[theme]?.[kind]} : 1`;

function Note({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{term}</dt>
      <dd className="m-0 text-ink-muted">{children}</dd>
    </div>
  );
}

const rows = "grid grid-cols-[3.25rem_repeat(8,minmax(0,1fr))]";

/** A grid with the steps of a hue as columns and the themes as rows. */
function HueChart({ hue }: { hue: Hue }) {
  const steps = [...hue.fills, hue.on, ...hue.grounds, hue.line, hue.ink].filter(
    (step) => step !== undefined,
  );
  return (
    <section aria-label={hue.name} className="min-w-0">
      <h3 className="m-0 font-semibold text-base">
        <CopyName text={`var(--kerf-${hue.name})`}>{hue.name}</CopyName>
      </h3>
      <p className="m-0 mb-3 text-ink-muted text-sm">{tokens[hue.name]?.text}</p>
      <div className={rows}>
        <span />
        {steps.map((step) => (
          <StepName key={step} step={step} hue={hue.name} />
        ))}
      </div>
      {themes.map((theme) => (
        <fieldset key={theme.name} aria-label={theme.name} className={`m-0 min-w-0 border-0 p-0 ${rows}`}>
          <span className="self-center text-ink-muted text-sm">{shortName(theme)}</span>
          {steps.map((step) => (
            <Swatch key={step} name={step} token={tokens[step] as ColorToken} theme={theme} />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

/** The part of a step's name after the hue's. */
function StepName({ step, hue }: { step: string; hue: string }) {
  const short =
    step === hue ? "fill" : step.replace(`-${hue}`, "").replace(`${hue}-`, "").replace("tint-", "");
  return (
    <span className="truncate pb-1 text-center font-mono text-ink-muted text-xs" title={tokens[step]?.text}>
      {short}
    </span>
  );
}
