import * as React from "react";
import { Button } from "storybook/internal/components";
import { useVerdicts } from "./use-verdicts";

/** The row in the sidebar's testing widget: the number of stories left, and a button that stops the run. */
export function ProviderRow() {
  const { progress, ask } = useVerdicts();
  const { left, error } = progress;
  const text =
    left > 0
      ? `${left} ${left === 1 ? "story" : "stories"} left`
      : (error ?? "Runs what a saved file reaches");
  return (
    <div className="kerf-verdict-row">
      <div>
        <strong>Stories</strong>
        <p role="status">{text}</p>
      </div>
      {left > 0 && (
        <Button size="small" ariaLabel="Stop running stories" onClick={() => ask({ type: "stop" })}>
          Stop
        </Button>
      )}
    </div>
  );
}
