import { Button, Dialog } from "@kerf/react";
import type { KeyAction } from "./keys";

/** Lists all keyboard shortcuts. */
export function Help({
  open,
  onOpenChange,
  actions,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  actions: KeyAction[];
}) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog>
        <Dialog.Title>Keyboard</Dialog.Title>
        <Dialog.Description>They work everywhere on the page except in text inputs.</Dialog.Description>
        <dl className="keys">
          {actions.map(({ keys, text }) => (
            <div key={text}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{names[key] ?? key}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Dialog.Close render={<Button>Close</Button>} />
      </Dialog>
    </Dialog.Root>
  );
}

const names: Record<string, string> = {
  ArrowDown: "↓",
  ArrowUp: "↑",
  A: "Shift A",
  R: "Shift R",
  J: "Shift J",
  K: "Shift K",
  " ": "Space",
};
