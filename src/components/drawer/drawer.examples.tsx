import { Button, Drawer, Input, Select, Stack, Text } from "@kerf/react";
import { type FormEvent, useState } from "react";

/** Details of a row, beside the list they belong to. */
export function InvoiceDetails() {
  return (
    <Drawer.Root>
      <Drawer.Trigger render={<Button>View invoice</Button>} />
      <Drawer>
        <Drawer.Title>Invoice 2048</Drawer.Title>
        <Drawer.Description>Due on March 1. Sent to billing@example.com.</Drawer.Description>
        <Text>Pro plan, 5 seats: $120.00</Text>
        <Text>Extra storage, 200 GB: $18.00</Text>
        <Drawer.Close render={<Button>Close</Button>} />
        <Drawer.Close render={<Button variant="primary">Download PDF</Button>} />
      </Drawer>
    </Drawer.Root>
  );
}

/** A form. A click outside doesn't close it, so that nothing typed is lost. */
export function InviteMember() {
  const [open, setOpen] = useState(false);
  const [invited, setInvited] = useState("nobody");

  function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setInvited(String(new FormData(event.currentTarget).get("email")));
    setOpen(false);
  }

  return (
    <Drawer.Root open={open} onOpenChange={setOpen} disablePointerDismissal>
      <Drawer.Trigger render={<Button>Invite a member</Button>} />
      <Text>Invited: {invited}</Text>
      <Drawer size={420}>
        <Drawer.Title>Invite a member</Drawer.Title>
        <form onSubmit={invite}>
          <Input label="Email" name="email" type="email" required />
          <Select label="Role" name="role" defaultValue="viewer">
            <Select.Option value="viewer">Viewer</Select.Option>
            <Select.Option value="editor">Editor</Select.Option>
          </Select>
          <Drawer.Close render={<Button>Cancel</Button>} />
          <Button type="submit" variant="primary">
            Invite
          </Button>
        </form>
      </Drawer>
    </Drawer.Root>
  );
}

const stops = [
  "Central Station",
  "Harbor Bridge",
  "Old Market",
  "City Library",
  "Museum Island",
  "North Gate",
];

/** A sheet that opens low, and shows more when people swipe up or press its handle. */
export function NearbyStops() {
  return (
    <Drawer.Root side="bottom" snapPoints={[240, 0.9]}>
      <Drawer.Trigger render={<Button>Nearby stops</Button>} />
      <Drawer>
        <Drawer.Title>Nearby stops</Drawer.Title>
        <Drawer.Description>The next departures within 500 m.</Drawer.Description>
        {stops.map((stop) => (
          <Text key={stop}>{stop}</Text>
        ))}
        <Drawer.Close render={<Button>Close</Button>} />
      </Drawer>
    </Drawer.Root>
  );
}

/** Beside a page that stays usable: it stays open until it is closed. */
export function Inspector() {
  const [selected, setSelected] = useState("Header");
  return (
    <Drawer.Root modal={false} disablePointerDismissal>
      <Stack direction="row" gap="2" wrap>
        <Drawer.Trigger render={<Button>Inspect</Button>} />
        <Button onClick={() => setSelected("Header")}>Header</Button>
        <Button onClick={() => setSelected("Footer")}>Footer</Button>
      </Stack>
      <Drawer size={240}>
        <Drawer.Title>{selected}</Drawer.Title>
        <Text>Padding: 24 px</Text>
        <Drawer.Close render={<Button>Close</Button>} />
      </Drawer>
    </Drawer.Root>
  );
}
