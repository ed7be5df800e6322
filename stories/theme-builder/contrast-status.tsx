import { Badge, Button, Text } from "@kerf/react";
import { CheckIcon, TriangleAlertIcon, Undo2Icon, WandSparklesIcon } from "lucide-react";
import { themes } from "../../src/theme/contrast";
import { type Clash, pairs } from "./clashes";
import type { CustomTheme } from "./custom-theme";
import { describeFix } from "./fix-clashes";

export interface ContrastStatusProps {
  theme: CustomTheme;
  clashes: readonly Clash[];
  isFixed: boolean;
  onFixedChange: (isFixed: boolean) => void;
}

/** Whether every pair passes. If not, one press fixes them all, and then it says what has changed. */
export function ContrastStatus({ theme, clashes, isFixed, onFixedChange }: ContrastStatusProps) {
  const checked = pairs.length * themes.length;
  const changes = describeFix(theme.picked, theme.spec);
  const worst = clashes.reduce<Clash | undefined>(
    (least, clash) => (least && least.ratio <= clash.ratio ? least : clash),
    undefined,
  );
  return (
    <section aria-label="Contrast check" className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <p role="status" className="m-0 flex items-center gap-2 font-medium">
        {worst ? (
          <TriangleAlertIcon className="size-4 shrink-0 text-danger-ink" />
        ) : (
          <CheckIcon className="size-4 shrink-0 text-success-ink" />
        )}
        <bdi>{worst ? `${clashes.length} of ${checked} pairs clash` : `All ${checked} pairs pass`}</bdi>
      </p>
      {worst && (
        <>
          <Text variant="secondary">
            The lowest is {worst.color} on {worst.ground} in {worst.theme.name}: {ratioText(worst.ratio)}, and{" "}
            {worst.theme[worst.kind]} is required.
          </Text>
          <Button variant="primary" icon={WandSparklesIcon} onClick={() => onFixedChange(true)}>
            Fix {clashes.length === 1 ? "1 clash" : `${clashes.length} clashes`}
          </Button>
        </>
      )}
      {isFixed && changes.length > 0 && (
        <>
          <ul aria-label="Changes" className="m-0 grid list-none gap-2 p-0 text-sm">
            {changes.map((change) => (
              <li key={change} className="flex items-baseline gap-2 text-ink-muted">
                <Badge variant="success">Fixed</Badge>
                {change}
              </li>
            ))}
          </ul>
          <Button
            size="sm"
            icon={Undo2Icon}
            className="justify-self-start"
            onClick={() => onFixedChange(false)}
          >
            Undo the fix
          </Button>
        </>
      )}
    </section>
  );
}

/** A ratio, never rounded up: 4.499 doesn't pass. */
export const ratioText = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
