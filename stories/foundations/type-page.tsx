import { Text } from "@kerf/react";
import { families, type TypeToken, typeScale, weights } from "../../src/theme/type";
import { CopyName, Mono, Page, Section } from "../page/story-pages";
import { pxOf } from "./px-of";

const sample = "A clean cut, one pixel wide";
const sizes = Object.entries<TypeToken>(typeScale).reverse();

/** Sizes, weights, font families and figures, and text in other scripts. */
export function TypePage() {
  return (
    <Page
      title="Type"
      lead="Geist for text, Geist Mono for code. Three weights and few sizes. Every line height is a multiple of 4 px. Sizes are in rem; px values are at the browser's default text size."
    >
      <Section
        title="Sizes"
        lead={
          <>
            In an application, the component <Mono>Text</Mono> sets the size for its purpose. For other
            elements, click a name to copy the declarations.
          </>
        }
      >
        {sizes.map(([name, token]) => (
          <Row key={name}>
            <p className="m-0 min-w-0 truncate" style={styleOf(name, token)}>
              {sample}
            </p>
            <Fact
              name={`text-${name}`}
              copies={declarations(name, token)}
              value={[`${pxOf(token.size)}px`, `${pxOf(token.lineHeight)}px`, token.tracking]
                .filter(Boolean)
                .join(" / ")}
              text={token.text}
            />
          </Row>
        ))}
      </Section>
      <Section title="Weights" lead="Prefer a heavier weight to a larger size.">
        {Object.entries(weights).map(([name, token]) => (
          <Row key={name}>
            <p className="m-0 text-xl" style={{ fontWeight: `var(--kerf-font-weight-${name})` }}>
              {sample}
            </p>
            <Fact
              name={`font-${name}`}
              copies={`font-weight: var(--kerf-font-weight-${name});`}
              value={token.value}
              text={token.text}
            />
          </Row>
        ))}
      </Section>
      <Section
        title="Families"
        lead="Both are variable fonts, bundled, and licensed under the SIL Open Font License."
      >
        {Object.entries(families).map(([name, token]) => (
          <Row key={name}>
            <div className="text-xl" style={{ fontFamily: `var(--kerf-font-${name})` }}>
              <p className="m-0">Aa Bb Cc 0123456789 ß ø ł</p>
              <p className="m-0 text-ink-muted text-lg">Illegal1 = O0; 3 × 4 ≠ 13</p>
            </div>
            <Fact
              name={`font-${name}`}
              copies={`font-family: var(--kerf-font-${name});`}
              value={token.value.split(",")[0]?.replaceAll('"', "") ?? ""}
              text={token.text}
            />
          </Row>
        ))}
      </Section>
      <Section
        title="Figures"
        lead="Figures of equal width align numbers in columns: tables, meters, pages, days."
      >
        <div className="grid gap-8 sm:grid-cols-2">
          <FiguresSample title="Tabular" className="tabular-nums" />
          <FiguresSample title="Proportional, for running text" />
        </div>
      </Section>
      <Section
        title="Other scripts"
        lead="Scripts that Geist lacks use system fonts. Lines keep their height, and nothing is cut off."
      >
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
          <Text lang="ar" dir="rtl" size="lg">
            قطع نظيف بعرض بكسل واحد
          </Text>
          <Text lang="ja" size="lg">
            一ピクセル幅のきれいな切り口
          </Text>
          <Text lang="de" size="lg">
            Donaudampfschifffahrtsgesellschaft, ein Schnitt 🪚
          </Text>
        </div>
      </Section>
    </Page>
  );
}

function Row({ children }: { children: React.ReactNode }) {
  return (
    <div className="grid items-center gap-x-8 gap-y-1 border-line border-t py-3 sm:grid-cols-[minmax(0,1fr)_20rem]">
      {children}
    </div>
  );
}

function Fact({ name, copies, value, text }: { name: string; copies: string; value: string; text: string }) {
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <CopyName text={copies}>{name}</CopyName>
        <span className="text-ink-muted text-sm tabular-nums">{value}</span>
      </div>
      <p className="m-0 text-ink-muted text-sm">{text}</p>
    </div>
  );
}

const amounts = ["1,111.10", "998.47", "20,470.00"];

function FiguresSample({ title, className = "" }: { title: string; className?: string }) {
  return (
    <figure className="m-0 rounded-lg border border-line bg-surface p-4">
      <figcaption className="mb-2 text-ink-muted text-sm">{title}</figcaption>
      {amounts.map((amount) => (
        <p key={amount} className={`m-0 text-end text-2xl ${className}`}>
          {amount}
        </p>
      ))}
    </figure>
  );
}

const parts = (name: string, { tracking }: TypeToken) => ({
  "font-size": `var(--kerf-text-${name})`,
  "line-height": `var(--kerf-text-${name}-leading)`,
  ...(tracking && { "letter-spacing": `var(--kerf-text-${name}-tracking)` }),
});

const declarations = (name: string, token: TypeToken) =>
  Object.entries(parts(name, token))
    .map(([property, value]) => `${property}: ${value};`)
    .join(" ");

function styleOf(name: string, token: TypeToken) {
  const { "font-size": fontSize, "line-height": lineHeight, ...rest } = parts(name, token);
  return { fontSize, lineHeight, letterSpacing: rest["letter-spacing"] };
}
