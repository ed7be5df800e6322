import { Button, Dialog } from "@kerf/react";
import type { Flake } from "../../report/model";

/** Lists flaky shots, which differed although nothing had changed. */
export function Flakes({
  open,
  onOpenChange,
  flakes,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  flakes: Flake[];
}) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog>
        <Dialog.Title>Flaky shots</Dialog.Title>
        <Dialog.Description>
          These shots differed and then matched again, while nothing had changed. Each is a bug of its story
          or of the harness.
        </Dialog.Description>
        <dl className="keys flakes">
          {flakes.map(({ shot, when, hashes }) => (
            <div key={shot}>
              <dt>
                <code>{shot}</code>
              </dt>
              <dd>
                {new Set(hashes).size} different pictures in {hashes.length} runs, last on {when.slice(0, 10)}
              </dd>
            </div>
          ))}
        </dl>
        <Dialog.Close render={<Button>Close</Button>} />
      </Dialog>
    </Dialog.Root>
  );
}
