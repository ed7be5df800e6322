import CircleAlert from "lucide-react/icons/circle-alert";
import * as React from "react";
import { AddonPanel, Button } from "storybook/internal/components";
import { useTheme } from "storybook/theming";
import { colorsOf } from "../../shared/brand";
import { CheckList } from "./check-list";
import { Pictures } from "./pictures";
import type { StoryDetails } from "./protocol";
import { TreeDifference } from "./tree-difference";
import { useVerdicts } from "./use-verdicts";
import "./panel.css";

const layers: Record<string, string> = {
  interaction: "Play function",
  axe: "axe",
  console: "Console",
  catalog: "Catalog",
};

/** The verdict about the open story: its failures and its pictures. */
export function VerdictPanel({ active }: { active: boolean }) {
  const { storyId, details, progress, ask } = useVerdicts();
  const { base } = useTheme();
  const shots = details ? differences(details) : {};
  const count = Object.keys(shots).length;
  const isRunning = details?.verdict.checks.runner.outcome === "running";
  const approve = () => {
    if (count > 0 && !isRunning) ask({ type: "approve", storyId, shots });
  };
  return (
    <AddonPanel active={active}>
      <div className="kerf-verdict" style={{ ...colorsOf(base), colorScheme: base }}>
        <div className="kerf-verdict-head">
          <CheckList verdict={details?.verdict} />
          <div className="kerf-verdict-actions">
            <Button ariaLabel={false} onClick={() => ask({ type: "run", storyIds: [storyId] })}>
              Run story
            </Button>
            <Button
              ariaLabel={false}
              variant="solid"
              aria-disabled={count === 0 || isRunning}
              onClick={approve}
            >
              {count > 0 ? `Approve ${count} ${count === 1 ? "change" : "changes"}` : "Approve"}
            </Button>
          </div>
        </div>
        {progress.error !== undefined && (
          <p className="kerf-verdict-error" role="alert">
            <CircleAlert size={16} aria-hidden="true" />
            <span>{progress.error}</span>
          </p>
        )}
        {details?.failures
          .filter(({ layer }) => layer in layers)
          .map(({ layer, message }) => (
            <section key={`${layer}: ${message}`} className="kerf-verdict-failure">
              <h3>{layers[layer]}</h3>
              <pre>{message}</pre>
            </section>
          ))}
        {details?.tree && <TreeDifference {...details.tree} />}
        {details && <Pictures pictures={details.pictures} />}
      </div>
    </AddonPanel>
  );
}

/** The differences that can be approved: hashes by mode. */
function differences({ pictures, tree }: StoryDetails): Record<string, string> {
  const changed = pictures.filter(({ message }) => message !== undefined);
  return {
    ...Object.fromEntries(changed.map(({ mode, hash }) => [mode, hash])),
    ...(tree && { tree: tree.hash }),
  };
}
