import type { ReactNode } from "react";
import { Mono, Prose } from "./prose";

export interface NamedText {
  key: string;
  name: string;
  text: string;
  more?: ReactNode;
  isDeprecated?: boolean;
}

/**
 * Names from code, such as values and arguments, each with a description beside it, or below it on a phone.
 */
export function NamedTexts({ rows }: { rows: readonly NamedText[] }) {
  return (
    <dl className="m-0 grid w-full grid-cols-[minmax(4rem,max-content)_1fr] items-baseline gap-x-3 gap-y-1.5 max-sm:grid-cols-1 max-sm:gap-y-0.5">
      {rows.map(({ key, name, text, more, isDeprecated }) => (
        <div key={key} className="contents">
          <dt className={isDeprecated ? "line-through" : undefined}>
            <Mono>{name}</Mono>
          </dt>
          <dd className="m-0 flex min-w-0 flex-col items-start gap-1 text-ink-muted text-sm max-sm:not-last:mb-1.5">
            <span>
              <Prose text={text} />
            </span>
            {more}
          </dd>
        </div>
      ))}
    </dl>
  );
}
