import { Button, Dialog, Kbd, Stack, Table, Text, useHotkey, useHotkeys } from "@kerf/react";
import { PlusIcon } from "lucide-react";
import { useState } from "react";

/** A shortcut in a sentence. `mod` is Command on Apple keyboards, and Control on others. */
export function InText() {
  return (
    <Text>
      Press <Kbd keys="mod+k" /> to search, or <Kbd keys="?" /> for help.
    </Text>
  );
}

/** A shortcut in a button, in the color of its text. `aria-keyshortcuts` states it to assistive technology. */
export function InButton() {
  const [drafts, setDrafts] = useState(0);
  const addDraft = () => setDrafts(drafts + 1);
  useHotkey("mod+d", addDraft, { label: "New draft" });
  return (
    <Stack direction="row" gap="3" wrap>
      <Button icon={PlusIcon} aria-keyshortcuts="Control+D Meta+D" onClick={addDraft}>
        New draft <Kbd variant="plain" keys="mod+d" aria-hidden="true" />
      </Button>
      <Text>{drafts} drafts</Text>
    </Stack>
  );
}

/** A list of all shortcuts of the page, which opens with a question mark. `useHotkeys` returns those that have a label. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState("Draft");
  const hotkeys = useHotkeys();
  useHotkey("mod+s", () => setStatus("Saved"), { label: "Save the invoice" });
  useHotkey("shift+e", () => setStatus("Sent"), { label: "Send the invoice" });
  useHotkey("?", () => setOpen(true), { label: "Show keyboard shortcuts" });
  return (
    <Stack direction="row" gap="3" wrap>
      <Button onClick={() => setOpen(true)}>Keyboard shortcuts</Button>
      <Text>{status}</Text>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog size="sm">
          <Dialog.Title>Keyboard shortcuts</Dialog.Title>
          <Table aria-label="Keyboard shortcuts" layout="auto">
            <Table.Header>
              <Table.Row>
                <Table.Head>Action</Table.Head>
                <Table.Head align="end">Keys</Table.Head>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {hotkeys.map(({ keys, label }) => (
                <Table.Row key={`${keys} ${label}`}>
                  <Table.Cell rowHeader>{label}</Table.Cell>
                  <Table.Cell align="end">
                    <Kbd keys={keys} />
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table>
          <Dialog.Close render={<Button>Close</Button>} />
        </Dialog>
      </Dialog.Root>
    </Stack>
  );
}
