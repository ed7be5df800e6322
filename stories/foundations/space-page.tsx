import { Button, Input, Select, Table } from "@kerf/react";
import { Mono, Page, Section } from "../page/story-pages";
import { breakpoints, catalog, distances, heightsOf, unit } from "./distances";

/** The unit, the distances in components, the heights of controls, and the breakpoints. */
export function SpacePage() {
  return (
    <Page
      title="Space"
      lead={`The unit of all distances is ${unit} px. Related elements are close together. Unrelated ones are separated by a hairline first, and by more space only if needed. Distances and heights are set in rem, so they grow with the reader's text size. The px values here apply at the browser's default text size.`}
    >
      <Section
        title="Distances"
        lead="Every distance inside and between the parts of components, from the catalog. Prefer the common ones, which have long bars. Those that aren't multiples of the unit align an icon or a letter."
      >
        <ul className="m-0 grid list-none gap-0 p-0">
          {distances.map(({ px, components }) => (
            <Distance key={px} px={px} components={components} />
          ))}
        </ul>
      </Section>
      <Section title="Heights" lead="One scale for all controls: controls of the same size align.">
        <div className="grid gap-4">
          {Object.entries(heightsOf("Button")).map(([size, px]) => (
            <Heights key={size} size={size as ControlSize} px={px} />
          ))}
        </div>
      </Section>
      <Section
        title="Between cells"
        lead={
          <>
            <Mono>Grid</Mono> sets the distance between the parts of a page. By default, it grows with the
            viewport.
          </>
        }
      >
        <Table aria-label="Gaps of Grid">
          <Table.Header>
            <Table.Row>
              <Table.Head>gap</Table.Head>
              <Table.Head>Distance</Table.Head>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {Object.entries(catalog.components.Grid?.props.gap?.descriptions ?? {}).map(([gap, text]) => (
              <Table.Row key={gap}>
                <Table.Cell rowHeader>
                  <Mono>{gap}</Mono>
                </Table.Cell>
                <Table.Cell>{text}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table>
      </Section>
      <Section
        title="Viewports"
        lead="Layouts start with phones and can change at each of these widths. Nothing scrolls sideways at 320 px or more."
      >
        <ul className="m-0 grid list-none gap-2 p-0">
          {breakpoints.map(({ name, px }) => (
            <li key={name} className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-4">
              <Mono>{name}</Mono>
              <span
                className="flex h-8 min-w-fit items-center rounded-xs border border-line bg-recessed px-2 text-ink-muted text-sm tabular-nums"
                style={{ width: `${(px / (breakpoints.at(-1)?.px ?? px)) * 100}%` }}
              >
                {px} px
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

const most = Math.max(...distances.map(({ components }) => components.length));

function Distance({ px, components }: { px: number; components: string[] }) {
  return (
    <li className="grid grid-cols-[3rem_5.5rem_minmax(0,1fr)] items-center gap-x-4 border-line border-t py-1.5">
      <span className="text-end tabular-nums">{px} px</span>
      <span className="flex items-center" aria-hidden="true">
        <span className="h-4 rounded-[1px] bg-accent" style={{ width: px }} />
      </span>
      <span className="flex min-w-0 items-center gap-3" title={components.join(", ")}>
        <span
          aria-hidden="true"
          className="h-1.5 shrink-0 rounded-full bg-tint-strong"
          style={{ width: `${(components.length / most) * 30}%` }}
        />
        <span className="truncate text-ink-muted text-sm">
          {px % unit === 0 ? "" : "optical: "}
          {components.length > 3 ? `${components.length} components` : components.join(", ")}
        </span>
      </span>
    </li>
  );
}

type ControlSize = "xs" | "sm" | "base" | "lg";
const roles = { designer: "Designer", engineer: "Engineer" };

function Heights({ size, px }: { size: ControlSize; px: number }) {
  return (
    <div className="grid items-center gap-x-8 gap-y-2 border-line border-t pt-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <p className="m-0">
        <Mono>size="{size}"</Mono> <span className="text-ink-muted tabular-nums">{px} px</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Input size={size} aria-label={`Name, ${size}`} defaultValue="Ada Lovelace" className="w-40" />
        <Select
          size={size}
          aria-label={`Role, ${size}`}
          items={roles}
          defaultValue="engineer"
          className="w-36"
        />
        <Button size={size}>Invite</Button>
      </div>
    </div>
  );
}
