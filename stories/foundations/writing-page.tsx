import { InputGroup, Table } from "@kerf/react";
import { useState } from "react";
import { defaultLabels } from "../../src/i18n/labels";
import { CheckIcon, SearchIcon, XIcon } from "../../src/icons/icons";
import { Mono, Page, Section } from "../page/story-pages";
import { type Rule, topics } from "./writing-rules";

/** Rules for writing labels, errors and buttons, and the default texts of Kerf's components. */
export function WritingPage() {
  return (
    <Page title="Writing" lead="Plain, exact and short. Words are part of the interface.">
      {topics.map(({ title, lead, rules }) => (
        <Section key={title} title={title} lead={lead}>
          <div className="grid gap-10">
            {rules.map((rule) => (
              <RulePair key={rule.rule} {...rule} />
            ))}
          </div>
        </Section>
      ))}
      <Section
        title="Default texts"
        lead={
          <>
            Every text that a component contains by default. <Mono>LabelsProvider</Mono> replaces texts for a
            whole application, and the <Mono>labels</Mono> prop replaces them for one component.
          </>
        }
      >
        <Texts />
      </Section>
    </Page>
  );
}

function RulePair({ rule, because, right, wrong }: Rule) {
  return (
    <article>
      <h3 className="m-0 text-pretty font-medium text-base">{rule}</h3>
      <p className="m-0 mb-3 text-ink-muted">{because}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Sample kind="right">{right}</Sample>
        <Sample kind="wrong">{wrong}</Sample>
      </div>
    </article>
  );
}

const kinds = {
  right: { word: "Do", Icon: CheckIcon, ink: "text-success-ink", line: "border-t-success" },
  wrong: { word: "Don't", Icon: XIcon, ink: "text-danger-ink", line: "border-t-danger" },
};

function Sample({ kind, children }: { kind: keyof typeof kinds; children: React.ReactNode }) {
  const { word, Icon, ink, line } = kinds[kind];
  return (
    <figure
      className={`m-0 flex min-w-0 flex-col rounded-b-lg border border-line border-t-2 bg-surface ${line}`}
    >
      <div className="grid min-h-28 flex-1 place-items-center p-6">
        <div className="w-full max-w-80 has-[>[data-slot=button]]:w-fit">{children}</div>
      </div>
      <figcaption className={`flex items-center gap-1.5 px-4 pb-3 font-medium text-sm ${ink}`}>
        <Icon className="size-3.5" />
        {word}
      </figcaption>
    </figure>
  );
}

const texts = Object.entries(defaultLabels).flatMap(([component, labels]) =>
  Object.entries(labels as Record<string, unknown>).map(([key, value]) => {
    return { component, key, text: textOf(value) };
  }),
);

/** A text, or the texts of a plural. */
function textOf(value: unknown): string {
  return typeof value === "object" && value !== null ? Object.values(value).join(" · ") : String(value);
}

function Texts() {
  const [query, setQuery] = useState("");
  const found = texts.filter(({ component, key, text }) =>
    `${component} ${key} ${text}`.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <>
      <div className="mb-4 max-w-80">
        <InputGroup>
          <InputGroup.Addon>
            <SearchIcon />
          </InputGroup.Addon>
          <InputGroup.Input
            aria-label="Search texts"
            placeholder="Search"
            value={query}
            onValueChange={setQuery}
          />
        </InputGroup>
      </div>
      <Table aria-label="Texts" size="sm" maxHeight={420}>
        <Table.Header sticky>
          <Table.Row>
            <Table.Head>Component</Table.Head>
            <Table.Head>Key</Table.Head>
            <Table.Head>Text</Table.Head>
          </Table.Row>
        </Table.Header>
        {found.length === 0 ? (
          <Table.Empty columns={3}>No text matches “{query}”.</Table.Empty>
        ) : (
          <Table.Body>
            {found.map(({ component, key, text }) => (
              <Table.Row key={`${component}.${key}`}>
                <Table.Cell>{component}</Table.Cell>
                <Table.Cell>
                  <Mono>{key}</Mono>
                </Table.Cell>
                <Table.Cell>{text}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        )}
      </Table>
    </>
  );
}
