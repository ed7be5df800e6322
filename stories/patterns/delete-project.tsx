import { Banner, Button, Dialog, Input, Stack, Surface, Text } from "@kerf/react";
import { type FormEvent, useRef, useState } from "react";

export interface DeleteProjectProps {
  /** The project's name, which people type to confirm. */
  name: string;
  /** Deletes the project permanently. If it fails, it returns the reason as a sentence. */
  remove: () => Promise<string | undefined>;
}

/** An action that can't be undone: at the end of the settings, with a confirmation. */
export function DeleteProject({ name, remove }: DeleteProjectProps) {
  const [open, setOpen] = useState(false);
  const [mistyped, setMistyped] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const confirmation = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isWrong = confirmation.current?.value !== name;
    setMistyped(isWrong);
    if (isWrong) return confirmation.current?.select();
    setIsBusy(true);
    const found = await remove();
    setIsBusy(false);
    setProblem(found);
    if (!found) setOpen(false);
  }

  function change(next: boolean) {
    setOpen(next);
    setMistyped(false);
    setProblem(undefined);
  }

  return (
    <Stack
      gap="3"
      align="start"
      padding="6"
      maxWidth="lg"
      aria-labelledby="delete-project"
      render={<Surface as="section" />}
    >
      <Text as="h2" variant="heading3" id="delete-project">
        Delete this project
      </Text>
      <Text variant="secondary">
        Permanently deletes its deployments, logs and domains. Links to it will stop working.
      </Text>
      <Dialog.Root role="alertdialog" open={open} onOpenChange={change}>
        <Dialog.Trigger render={<Button variant="secondary-destructive">Delete project</Button>} />
        <Dialog>
          <Dialog.Title>Delete “{name}”?</Dialog.Title>
          <Dialog.Description>You can't undo this.</Dialog.Description>
          <form onSubmit={submit}>
            {problem && <Banner size="sm" variant="error" text={problem} />}
            <Input
              ref={confirmation}
              label={`Type ${name} to confirm`}
              autoComplete="off"
              error={mistyped ? `Enter the exact name: ${name}.` : undefined}
              onValueChange={() => setMistyped(false)}
            />
            <Dialog.Close render={<Button>Keep it</Button>} />
            <Button type="submit" variant="destructive" loading={isBusy}>
              Delete “{name}”
            </Button>
          </form>
        </Dialog>
      </Dialog.Root>
    </Stack>
  );
}
