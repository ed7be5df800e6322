import { Button, Code, Empty, InputGroup } from "@kerf/react";
import { useState } from "react";
import { type IconName, iconWords } from "../../src/icons/icon-words";
import * as icons from "../../src/icons/icons";
import { CopyMark, Mono, Page, Section, useCopy } from "../page/story-pages";
import { OwnIcon } from "./own-icon";
import ownIconSource from "./own-icon.tsx?raw";

const drawings: Record<IconName, icons.Icon> = icons;
const names = Object.keys(drawings) as IconName[];

/** Kerf's icons, and the requirements for an application's own icons. */
export function IconsPage() {
  return (
    <Page
      title="Icons"
      lead="Use an icon beside a word. Use it alone only if everyone knows it, and give it an accessible name."
    >
      <Section
        title="In Kerf"
        lead={
          <>
            The icons that components use. They are Lucide's, so an icon from Lucide beside Kerf's looks the
            same. Click one to copy its import.
          </>
        }
      >
        <Gallery />
      </Section>
      <Section
        title="Your own"
        lead={
          <>
            Every <Mono>icon</Mono> prop takes an element or a component, from any package. The control sets
            the size of the icon, and the text sets its color.
          </>
        }
      >
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Code.Block lang="tsx" code={ownIconSource} />
          <div className="grid content-start gap-4">
            <div className="flex gap-2">
              <OwnIcon />
            </div>
            <ul className="m-0 grid gap-2 ps-4 text-ink-muted">
              <li>A square view box with a margin of one or two units.</li>
              <li>
                Strokes in <Mono>currentColor</Mono>, 1.5 px at 16 px: 2.25 units of 24.
              </li>
              <li>
                <Mono>aria-hidden</Mono>, because the text beside it says the same. A button without text
                needs <Mono>aria-label</Mono>.
              </li>
              <li>If it is a component, it passes its props to the svg.</li>
              <li>Its own style mirrors it in right-to-left text, if it points along the line of text.</li>
            </ul>
          </div>
        </div>
      </Section>
      <Section title="Sizes" lead="The control sets the size, to match the height of its lowercase letters.">
        <div className="flex flex-wrap items-center gap-3">
          {(["xs", "sm", "base", "lg"] as const).map((size) => (
            <Button key={size} size={size} icon={icons.CopyIcon}>
              {size}
            </Button>
          ))}
        </div>
      </Section>
    </Page>
  );
}

/** Finds icons by name, meaning and synonyms. */
function Gallery() {
  const [query, setQuery] = useState("");
  const found = names.filter((name) => matches(name, query));
  return (
    <>
      <div className="mb-6 max-w-80">
        <InputGroup>
          <InputGroup.Addon>
            <icons.SearchIcon />
          </InputGroup.Addon>
          <InputGroup.Input
            aria-label="Search icons"
            placeholder="close, next, warning…"
            value={query}
            onValueChange={setQuery}
          />
          {query ? (
            <InputGroup.Button
              shape="square"
              icon={icons.XIcon}
              aria-label="Clear"
              onClick={() => setQuery("")}
            />
          ) : null}
        </InputGroup>
      </div>
      <output className="sr-only">{query ? `${found.length} of ${names.length} icons` : ""}</output>
      {found.length === 0 ? (
        <Empty
          size="sm"
          headingLevel={3}
          title={`No icon for “${query}”`}
          description="Kerf has few icons. Lucide has more than a thousand in the same style."
          contents={
            <Button size="sm" onClick={() => setQuery("")}>
              Clear search
            </Button>
          }
        />
      ) : (
        <ul className="m-0 grid list-none grid-cols-2 gap-3 p-0 sm:grid-cols-3 lg:grid-cols-4">
          {found.map((name) => (
            <IconCard key={name} name={name} />
          ))}
        </ul>
      )}
    </>
  );
}

function matches(name: IconName, query: string): boolean {
  const { says, words } = iconWords[name];
  const text = `${name} ${says} ${words}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function IconCard({ name }: { name: IconName }) {
  const Icon = drawings[name];
  const { copy, state } = useCopy(`import { ${name} } from "lucide-react";`);
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={copy}
        className="group relative flex h-full w-full cursor-pointer flex-col items-start gap-1 rounded-lg border border-line bg-surface p-4 text-start font-sans text-ink outline-focus outline-offset-2 transition-colors hover:bg-tint focus-visible:outline-2"
      >
        <Icon className="mb-3 size-6" />
        <span className="sr-only">Copy the import of</span>
        <span className="max-w-full truncate font-medium font-mono text-sm">{name.replace(/Icon$/, "")}</span>
        <span className="text-ink-muted text-sm">{iconWords[name].says}</span>
        <CopyMark state={state} className="absolute end-3 top-3 text-ink-muted" />
      </button>
    </li>
  );
}
