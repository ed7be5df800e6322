import { Button, Dialog, Input, Text } from "@kerf/react";
import { type FormEvent, useState } from "react";

/** A question that must be answered: a click outside doesn't close it, and the safe answer is first. */
export function DeleteProject() {
  return (
    <Dialog.Root role="alertdialog">
      <Dialog.Trigger render={<Button variant="secondary-destructive">Delete project</Button>} />
      <Dialog>
        <Dialog.Title>Delete this project?</Dialog.Title>
        <Dialog.Description>
          Its 12 drawings and their history will be deleted. This can't be undone.
        </Dialog.Description>
        <Dialog.Close render={<Button>Keep it</Button>} />
        <Dialog.Close render={<Button variant="destructive">Delete</Button>} />
      </Dialog>
    </Dialog.Root>
  );
}

/** A form. Its fields and buttons are laid out like the panel's own, and saving closes it. */
export function RenameProject() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("Garden shed");

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get("name")));
    setOpen(false);
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger render={<Button>Rename {name}</Button>} />
      <Dialog>
        <Dialog.Title>Rename project</Dialog.Title>
        <Dialog.Description>Links to the old name keep working.</Dialog.Description>
        <form onSubmit={save}>
          <Input label="Name" name="name" defaultValue={name} required />
          <Dialog.Close render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary">
            Save
          </Button>
        </form>
      </Dialog>
    </Dialog.Root>
  );
}

/** A dialog above another: leaving with an unsaved note asks first. */
export function WriteNote() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState("");

  function leave() {
    setAsking(false);
    setOpen(false);
    setNote("");
  }

  return (
    <Dialog.Root open={open} onOpenChange={(next) => (note && !next ? setAsking(true) : setOpen(next))}>
      <Dialog.Trigger render={<Button>New note</Button>} />
      <Dialog size="lg">
        <Dialog.Title>New note</Dialog.Title>
        <Input label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
        <Dialog.Close render={<Button>Cancel</Button>} />
        <Button variant="primary" onClick={leave}>
          Save
        </Button>
        <Dialog.Root role="alertdialog" open={asking} onOpenChange={setAsking}>
          <Dialog size="sm">
            <Dialog.Title>Discard this note?</Dialog.Title>
            <Dialog.Close render={<Button>Keep writing</Button>} />
            <Button variant="destructive" onClick={leave}>
              Discard
            </Button>
          </Dialog>
        </Dialog.Root>
      </Dialog>
    </Dialog.Root>
  );
}

const terms = [
  "You own your drawings. We store them, show them to the people you share them with, and use them for nothing else.",
  "Anyone with the link to a shared drawing can view it. People you invite can edit it.",
  "A deleted drawing stays in the trash for 30 days. After that, it can't be restored.",
  "You can export your drawings at any time, in a format that other programs can open.",
  "We notify you 60 days before a change to these terms takes effect.",
  "You can close your account at any time. We delete your drawings within a week, and our backups within a month.",
];

/** Text to read. Paragraphs need no layout, and scroll inside the panel if the window is too low. */
export function ReadTerms() {
  return (
    <Dialog.Root disablePointerDismissal>
      <Dialog.Trigger render={(props) => <Button {...props}>Read the terms</Button>} />
      <Dialog size="lg">
        <Dialog.Title>Terms of use</Dialog.Title>
        <Dialog.Description>Last updated March 2.</Dialog.Description>
        {terms.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        <Dialog.Close render={<Button>Not now</Button>} />
        <Dialog.Close render={<Button variant="primary">I agree</Button>} />
      </Dialog>
    </Dialog.Root>
  );
}
