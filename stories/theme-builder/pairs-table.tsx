import { Badge, Switch, Table, ToggleGroup } from "@kerf/react";
import { memo, useState } from "react";
import type { ColorToken } from "../../src/theme/color";
import { apca, type Theme, themes } from "../../src/theme/contrast";
import { Mono } from "../page/story-pages";
import { accentPairs, contrastOf, type Pair, pairs, valuesOf } from "./clashes";
import { ratioText } from "./contrast-status";

type Colors = Record<string, ColorToken>;

/** Every pair with its contrast, in light and dark, or in both with more contrast. */
export const PairsTable = memo(function PairsTable({ colors }: { colors: Colors }) {
  const [which, setWhich] = useState("accent");
  const [isMore, setIsMore] = useState(false);
  const shown = isMore ? themes.slice(2) : themes.slice(0, 2);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ToggleGroup
          size="sm"
          aria-label="Pairs"
          value={[which]}
          onValueChange={([next]) => next && setWhich(next)}
        >
          <ToggleGroup.Item value="accent">With the accent: {accentPairs.length}</ToggleGroup.Item>
          <ToggleGroup.Item value="all">All: {pairs.length}</ToggleGroup.Item>
        </ToggleGroup>
        <Switch label="More contrast" checked={isMore} onValueChange={setIsMore} />
      </div>
      <Table aria-label="Contrast of every pair" size="sm" layout="auto">
        <Table.Header>
          <Table.Row>
            <Table.Head>Color</Table.Head>
            <Table.Head>Background</Table.Head>
            {shown.map((theme) => (
              <Table.Head key={theme.name}>
                <span className="inline-block first-letter:uppercase">{theme.name}</span>
              </Table.Head>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {(which === "all" ? pairs : accentPairs).map((pair) => (
            <Table.Row key={`${pair.kind} ${pair.color} ${pair.ground}`}>
              <Table.Cell rowHeader>
                <Mono>{pair.color}</Mono> <span className="sr-only">as {pair.kind}</span>
              </Table.Cell>
              <Table.Cell>
                <Mono>{pair.ground}</Mono>
              </Table.Cell>
              {shown.map((theme) => (
                <Table.Cell key={theme.name}>
                  <Figure pair={pair} theme={theme} colors={colors} />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  );
});

/** The two colors, their WCAG ratio and APCA contrast, and whether the ratio is enough. */
function Figure({ pair, theme, colors }: { pair: Pair; theme: Theme; colors: Colors }) {
  const [above, below] = valuesOf(colors, pair, theme);
  const ratio = contrastOf(colors, pair, theme);
  return (
    <span className="flex items-center gap-3 whitespace-nowrap tabular-nums">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-sm border border-line font-semibold text-sm forced-color-adjust-none"
        style={{ background: below }}
      >
        {pair.kind === "text" ? (
          <span style={{ color: above }}>Aa</span>
        ) : (
          <span className="size-3.5 rounded-full border-2" style={{ borderColor: above }} />
        )}
      </span>
      <span className="w-14">{ratioText(ratio)} : 1</span>
      <span className="w-14 text-ink-muted">Lc {Math.round(Math.abs(apca(above, below)))}</span>
      {ratio < theme[pair.kind] && <Badge variant="error">Needs {theme[pair.kind]}</Badge>}
    </span>
  );
}
