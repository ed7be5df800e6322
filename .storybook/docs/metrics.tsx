import { type Dimensions, measures, type Styling } from "../../src/catalog/types";
import { Table, Text } from "../../src/index";

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
