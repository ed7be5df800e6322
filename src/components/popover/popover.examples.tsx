import { Button, Input, Link, Popover, Text } from "@kerf/react";
import { type FormEvent, useState } from "react";

/** A short form next to the button that opens it. Saving closes it. */
export function RenameDrawing() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("Bench");

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get("name")));
    setOpen(false);
  }

  return (
    <Popover open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={<Button />}>Rename {name}</Popover.Trigger>
      <Popover.Content align="start">
        <Popover.Title>Rename drawing</Popover.Title>
        <form onSubmit={save}>
          <Input label="Name" name="name" defaultValue={name} required />
          <Popover.Close render={<Button size="sm">Cancel</Button>} />
          <Button type="submit" size="sm" variant="primary">
            Save
          </Button>
        </form>
      </Popover.Content>
    </Popover>
  );
}

/** Details that show when a name is hovered, tapped or clicked. The links inside work. */
export function PersonCard() {
  return (
    <Text>
      Last edited by{" "}
      <Popover>
        <Popover.Trigger openOnHover delay={200} asChild>
          <Button variant="ghost" size="sm">
            Ada Marsh
          </Button>
        </Popover.Trigger>
        <Popover.Content>
          <Popover.Title>Ada Marsh</Popover.Title>
          <Popover.Description>Designer in Leeds. Joined in 2029.</Popover.Description>
          <Link href="#drawings">See 14 drawings</Link>
        </Popover.Content>
      </Popover>
    </Text>
  );
}

/** A confirmation next to its button, with the side set on the root. */
export function EmptyTrash() {
  return (
    <Popover side="right">
      <Popover.Trigger render={<Button variant="secondary-destructive">Empty trash</Button>} />
      <Popover.Content>
        <Popover.Title>Empty the trash?</Popover.Title>
        <Popover.Description>Its 3 drawings can't be restored.</Popover.Description>
        <Popover.Close render={<Button size="sm">Keep</Button>} />
        <Popover.Close
          render={
            <Button size="sm" variant="destructive">
              Delete
            </Button>
          }
        />
      </Popover.Content>
    </Popover>
  );
}
