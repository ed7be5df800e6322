import { colors } from "../../src/theme/tokens";

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
