import { Button, Surface } from "@kerf/react";
import { insetShadows, type ScaleToken, shadows } from "../../src/theme/shape";
import { colors } from "../../src/theme/tokens";
import { CopyName, Page, Section } from "../page/story-pages";

/** The backgrounds of wells, panels and popups, and the shadows of popups. */
export function ElevationPage() {
  return (
    <Page
      title="Elevation"
      lead="A hairline separates neighbors. Only popups have a shadow. In dark, a lighter background raises them."
    >
      <Section
        title="Backgrounds"
        lead="Five layers. A panel is on the canvas, a well is sunk into it, dialogs are above both, and lists and menus above everything."
      >
        <div className="grid gap-8 sm:grid-cols-2">
          <Sheets theme="light" />
          <Sheets theme="dark" />
        </div>
      </Section>
      <Section
        title="Shadows"
        lead="Two shadows each: a near one for the edge, and a far one for the height."
      >
        <div className="grid gap-8 sm:grid-cols-3">
          {Object.entries<ScaleToken>(shadows).map(([name, token]) => (
            <div
              key={name}
              className="rounded-lg border border-line bg-elevated p-6"
              style={{ boxShadow: `var(--kerf-shadow-${name})` }}
            >
              <CopyName text={`var(--kerf-shadow-${name})`}>{`shadow-${name}`}</CopyName>
              <p className="m-0 text-ink-muted text-sm">{token.text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Inner light" lead="The only part of a control that isn't flat.">
        {Object.entries<ScaleToken>(insetShadows).map(([name, token]) => (
          <div key={name} className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button variant="primary" size="lg">
              Publish
            </Button>
            <div className="min-w-0">
              <CopyName text={`var(--kerf-inset-shadow-${name})`}>{`inset-shadow-${name}`}</CopyName>
              <p className="m-0 text-ink-muted text-sm">{token.text}</p>
            </div>
          </div>
        ))}
      </Section>
      <Section title="By component" lead="Choose an elevation by its meaning.">
        <div className="grid gap-6 sm:grid-cols-3">
          {(["recessed", "flat", "raised"] as const).map((elevation) => (
            <Surface key={elevation} elevation={elevation}>
              <CopyName text={`<Surface elevation="${elevation}">`}>{elevation}</CopyName>
            </Surface>
          ))}
        </div>
      </Section>
    </Page>
  );
}

/** The backgrounds from the page up to a popup, one on top of the other. */
function Sheets({ theme }: { theme: "light" | "dark" }) {
  return (
    <figure className="m-0" data-theme={theme}>
      <div className="rounded-lg border border-line bg-canvas p-4">
        <Ground name="canvas" />
        <div className="mt-3 rounded-lg border border-line bg-surface p-4">
          <Ground name="surface" />
          <div className="mt-3 rounded-md bg-recessed p-4">
            <Ground name="recessed" />
          </div>
          <div
            className="relative -mb-10 mt-3 ms-auto w-4/5 rounded-lg border border-line bg-elevated p-4"
            style={{ boxShadow: "var(--kerf-shadow-dialog)" }}
          >
            <Ground name="elevated" />
            <div
              className="mt-3 rounded-md border border-line bg-popup p-4"
              style={{ boxShadow: "var(--kerf-shadow-popup)" }}
            >
              <Ground name="popup" />
            </div>
          </div>
        </div>
        <div className="h-10" />
      </div>
    </figure>
  );
}

function Ground({ name }: { name: keyof typeof colors }) {
  return (
    <>
      <CopyName text={`var(--kerf-${name})`}>{name}</CopyName>
      <p className="m-0 text-ink-muted text-sm">{colors[name].text}</p>
    </>
  );
}
