import { Code, Tabs } from "@kerf/react";
import type { ReactNode } from "react";
import { Prose } from "#docs/prose";
import { Packages } from "#docs/snippet-block";
import { Page, Section } from "./page";

export interface PatternPageProps {
  title: string;
  lead: ReactNode;
  /** The pattern in each state, by the state's name. The first one is shown initially. */
  states: Record<string, ReactNode>;
  /** The files to copy, by name: the exact source of the pattern. */
  files: Record<string, string>;
  /** The points to keep when the code is changed, with the reasons. Text in backticks is code. */
  notes: readonly string[];
}

/** The page of a pattern: a working example in each state, its code, and what to keep when changing it. */
export function PatternPage({ title, lead, states, files, notes }: PatternPageProps) {
  return (
    <Page title={title} lead={lead}>
      <div className="pb-14">
        <Choice label="State" of={states}>
          {(state) => (
            <div className="pattern rounded-lg border border-line bg-canvas p-4 sm:p-8">{state}</div>
          )}
        </Choice>
      </div>
      <Section title="Code" lead="The source of the example above. It needs no styles besides Kerf's.">
        <Choice label="File" of={files}>
          {(code) => <Code.Block lang="tsx" code={code} className="max-h-160" />}
        </Choice>
        <Packages name={title} code={Object.values(files).join("\n")} className="mt-3" />
      </Section>
      <Section
        title="What to keep"
        lead="Change the texts and the data. Keep these points, because the pattern depends on them."
      >
        <ul className="m-0 grid max-w-160 grid-cols-1 gap-3 ps-4 text-pretty sm:ms-64">
          {notes.map((note) => (
            <li key={note} className="marker:text-ink-muted">
              <Prose text={note} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

interface ChoiceProps<Value> {
  label: string;
  of: Record<string, Value>;
  children: (value: Value) => ReactNode;
}

/** Shows one of several values, with a tab for each. A single value has no tabs. */
function Choice<Value>({ label, of, children }: ChoiceProps<Value>) {
  const all = Object.entries(of);
  const [[first, only] = []] = all;
  if (all.length < 2) return only === undefined ? null : children(only);
  return (
    <Tabs defaultValue={first}>
      <Tabs.List aria-label={label} className="mb-3">
        {all.map(([name]) => (
          <Tabs.Tab key={name} value={name}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {all.map(([name, value]) => (
        <Tabs.Panel key={name} value={name}>
          {children(value)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
