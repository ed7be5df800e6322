import { Button, Dialog } from "@kerf/react";

export function DeleteTeam() {
  return (
    <Dialog.Root>
      <Dialog.Trigger render={<Button variant="secondary-destructive">Delete team</Button>} />
      <Dialog>
        <Dialog.Title>Delete this team?</Dialog.Title>
        <Dialog.Description>Its members lose access. You can't undo this.</Dialog.Description>
        <Dialog.Close>Cancel</Dialog.Close>
        <Dialog.Close render={<Button variant="destructive" />}>Delete</Dialog.Close>
      </Dialog>
    </Dialog.Root>
  );
}
