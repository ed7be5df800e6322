import type { Check, Guide } from "../../src/catalog/types";
import { CircleCheckIcon, XIcon } from "../../src/icons/icons";
import { Badge, Code, Kbd, Link, Table, Text } from "../../src/index";
import { PageLink, pageOf } from "./page-link";
import { Prose } from "./prose";

/** Other components, and when each is the better choice. */
export function Instead({ instead }: Pick<Guide, "instead">) {
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2 max-w-180">
      {Object.entries(instead).map(([name, when]) => (
        <div key={name} className="contents">
          <dt>
            <Link href={pageOf(name)} render={<PageLink href={pageOf(name)} />}>
              {name}
            </Link>
          </dt>
          <Prose as="dd" text={when} className="m-0 text-ink-muted" />
        </div>
      ))}
    </dl>
  );
}

/** Advice, and below it mistakes with the check that catches each. */
export function DoAndDont({ guide }: { guide: Guide }) {
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-2">
        {guide.do.map((text) => (
          <li key={text} className="flex gap-2.5">
            <CircleCheckIcon className="mt-0.5 size-4 shrink-0 text-success-ink" />
            <Prose as="span" text={text} />
          </li>
        ))}
      </ul>
      <ul className="grid gap-4 md:grid-cols-2">
        {guide.dont.map(({ text, code, caughtBy }) => (
          <li
            key={text}
            className="flex min-w-0 flex-col overflow-clip rounded-lg border border-line bg-surface"
          >
            <div className="flex flex-1 gap-2.5 p-4">
              <XIcon className="mt-0.5 size-4 shrink-0 text-danger-ink" />
              <div className="flex flex-col items-start gap-2">
                <Prose as="p" text={text} />
                <Badge variant="outline">{catches[caughtBy] ?? `Caught by axe: ${caughtBy.slice(4)}`}</Badge>
              </div>
            </div>
            {/* There is no copy button, because this is code that people must not write. */}
            <pre
              className="m-0 overflow-x-auto border-line border-t bg-recessed p-4 font-mono text-sm"
              dir="ltr"
            >
              <Code lang="tsx" code={code} className="wrap-anywhere whitespace-pre-wrap" />
            </pre>
          </li>
        ))}
      </ul>
    </div>
  );
}

const catches: Partial<Record<Check, string>> = {
  types: "Caught by the compiler",
  error: "Caught when it renders: throws",
  warning: "Caught in development: warns",
};

/** The keys of a component. */
export function Keyboard({ name, keyboard }: Pick<Guide, "keyboard"> & { name: string }) {
  if (keyboard.length === 0)
    return <Text variant="secondary">Not focusable. There is no keyboard interaction.</Text>;
  return (
    <Table aria-label={`Keyboard of ${name}`} layout="auto" size="sm">
      <Table.Header>
        <Table.Row>
          <Table.Head>Keys</Table.Head>
          <Table.Head>What happens</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {keyboard.map(({ keys, does }) => (
          <Table.Row key={`${keys} ${does}`}>
            <Table.Head scope="row" className="font-normal">
              <span className="flex flex-wrap gap-1.5">
                {keys.map((key) => (
                  <Kbd key={key} keys={key === "Characters" ? "A–Z" : key} />
                ))}
              </span>
            </Table.Head>
            <Prose as={Table.Cell} text={does} className="whitespace-normal text-base" />
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

/** The accessibility that the component provides, and what the caller must provide. */
export function Accessibility({ accessibility }: Pick<Guide, "accessibility">) {
  return (
    <ul className="flex max-w-180 list-disc flex-col gap-1.5 ps-5 marker:text-line-strong">
      {accessibility.map((text) => (
        <Prose as="li" key={text} text={text} />
      ))}
    </ul>
  );
}
