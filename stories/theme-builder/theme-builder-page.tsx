import { Link, ToggleGroup } from "@kerf/react";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { PageLink } from "#docs/page-link";
import { Section } from "../page/story-pages";
import { type Choices, writeChoices } from "./choices";
import { clashesIn } from "./clashes";
import { ContrastStatus } from "./contrast-status";
import { Controls } from "./controls";
import { changedProperties, customTheme } from "./custom-theme";
import { ExportPanel } from "./export-panel";
import { scopedCss } from "./exports";
import { PairsTable } from "./pairs-table";
import { Screens } from "./screens";
import { useChoices } from "./use-choices";

const guide = "./?path=/docs/adopting-theming--docs";

/** Picks a theme, shows it on twelve screens, checks its contrast, and exports it. */
export function ThemeBuilderPage() {
  const [choices, settled, change] = useChoices();
  const [mode, setMode] = useState("page");
  const theme = useMemo(() => customTheme(choices), [choices]);
  const properties = useMemo(() => changedProperties(theme.tokens), [theme]);
  return (
    <main className="site-page wrap-break-word mx-auto box-border **:box-border w-full max-w-380 p-4 sm:p-6">
      <style>{scopedCss(properties, ".theme-preview")}</style>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-4">
        <div>
          <h1 className="m-0 font-semibold text-2xl">Theme builder</h1>
          <p className="m-0 text-pretty text-ink-muted">
            Pick a theme, see it on twelve screens, and copy it. Every pair of colors is checked.{" "}
            <Link href={guide} render={<PageLink href={guide} />}>
              How themes work
            </Link>
          </p>
        </div>
        <ToggleGroup
          size="sm"
          aria-label="Theme of the screens"
          value={[mode]}
          onValueChange={([next]) => next && setMode(next)}
        >
          <ToggleGroup.Item value="page">As the page</ToggleGroup.Item>
          <ToggleGroup.Item value="light">Light</ToggleGroup.Item>
          <ToggleGroup.Item value="dark">Dark</ToggleGroup.Item>
        </ToggleGroup>
      </header>
      <div className="grid items-start gap-6 pb-12 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="grid gap-4 sm:sticky sm:top-4">
          <Controls choices={choices} onChange={change} />
          <Checked theme={theme} isFixed={choices.fixed} onFixedChange={(fixed) => change({ fixed })} />
        </div>
        <section aria-label="Screens" className="@container">
          <Screens mode={mode === "page" ? undefined : mode} />
        </section>
      </div>
      <Details choices={settled} />
    </main>
  );
}

type Theme = ReturnType<typeof customTheme>;

/** The contrast follows after the screens, so that dragging a slider stays fast. */
function Checked(props: { theme: Theme; isFixed: boolean; onFixedChange: (isFixed: boolean) => void }) {
  const theme = useDeferredValue(props.theme);
  const clashes = useMemo(() => clashesIn(theme.tokens.colors), [theme]);
  return <ContrastStatus {...props} theme={theme} clashes={clashes} />;
}

/** The table and the code, which follow the settled choices. */
const Details = memo(function Details({ choices }: { choices: Choices }) {
  const theme = useMemo(() => customTheme(choices), [choices]);
  const properties = useMemo(() => changedProperties(theme.tokens), [theme]);
  return (
    <>
      <Section
        title="Contrast"
        lead="Every pair of colors that a component combines, from its recipe. WCAG decides: text needs 4.5, the edge of a control 3, and 7 and 4.5 with more contrast. APCA (Lc) is for information: 75 suits body text, 60 larger text, 45 headings."
      >
        <PairsTable colors={theme.tokens.colors} />
      </Section>
      <Section
        title="Export"
        lead="Load the CSS after Kerf's stylesheet. It has only what differs from Kerf's theme."
      >
        <ExportPanel properties={properties} written={writeChoices(choices)} />
      </Section>
    </>
  );
});
