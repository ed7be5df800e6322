import { type Dimensions, measures, type Styling } from "../../src/catalog/types";
import { Table, Text } from "../../src/index";
import { colors } from "../../src/theme/tokens";

const words: Partial<Record<(typeof measures)[number], string>> = {
  fontSize: "text",
  lineHeight: "line",
  iconSize: "icon",
  paddingInline: "padding ↔",
  paddingBlock: "padding ↕",
  paddingInlineStart: "padding start",
  paddingInlineEnd: "padding end",
  paddingBlockStart: "padding top",
  paddingBlockEnd: "padding bottom",
  minHeight: "min. height",
  maxHeight: "max. height",
  minWidth: "min. width",
  maxWidth: "max. width",
  borderWidth: "border",
  columnGap: "column gap",
  rowGap: "row gap",
};

/** The sizes of a component's slots in px, as its classes set them. */
export function Metrics({ name, dimensions }: { name: string } & Pick<Styling, "dimensions">) {
  const rows = rowsOf(name, dimensions);
  const columns = measures.filter((measure) => rows.some(({ sizes }) => sizes[measure] !== undefined));
  if (rows.length === 0) return <Text variant="secondary">It has no sizes of its own.</Text>;
  return (
    <Table aria-label={`Metrics of ${name}, in px`} layout="auto" size="sm">
      <Table.Header>
        <Table.Row>
          <Table.Head>px</Table.Head>
          {columns.map((measure) => (
            <Table.Head key={measure} align="end" className="whitespace-nowrap">
              {words[measure] ?? measure}
            </Table.Head>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ of, sizes }) => (
          <Table.Row key={of}>
            <Table.Head scope="row" className="whitespace-nowrap font-mono font-normal text-sm">
              {of}
            </Table.Head>
            {columns.map((measure) => (
              <Table.Cell key={measure} align="end" className="text-sm tabular-nums">
                {sizes[measure] === 9999 ? "full" : sizes[measure]}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

function rowsOf(name: string, dimensions: Styling["dimensions"]): { of: string; sizes: Dimensions }[] {
  return Object.entries(dimensions)
    .flatMap(([slot, { default: usual = {}, props = {} }]) => {
      const of = slot === "root" ? name : slot;
      return [
        { of, sizes: usual },
        ...Object.entries(props).flatMap(([prop, values]) =>
          Object.entries(values).map(([value, sizes]) => ({ of: `${of} ${prop}=${value || '""'}`, sizes })),
        ),
      ];
    })
    .filter(({ sizes }) => Object.keys(sizes).length > 0);
}

/** The tokens that a component's classes use: colors as swatches, others by name. */
export function TokenList({ tokens }: { tokens: readonly string[] }) {
  return (
    <div className="flex flex-col gap-5">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-2">
        {tokens.filter(isColor).map((token) => {
          const name = token.slice("color-".length) as keyof typeof colors;
          return (
            <li key={name} className="flex items-center gap-2.5">
              <span
                className="size-5 shrink-0 rounded-xs border border-line"
                style={{ background: `var(--kerf-${name})` }}
              />
              <code className="truncate font-mono text-sm" title={colors[name].text}>
                {name}
              </code>
            </li>
          );
        })}
      </ul>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {tokens
          .filter((token) => !isColor(token))
          .map((token) => (
            <li key={token}>
              <code className="font-mono text-ink-muted text-sm">{token}</code>
            </li>
          ))}
      </ul>
    </div>
  );
}

const isColor = (token: string) => token.startsWith("color-") && token.slice("color-".length) in colors;
