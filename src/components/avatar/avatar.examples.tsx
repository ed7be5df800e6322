import { Avatar, Button, DropdownMenu, Table } from "@kerf/react";

/** The people who review a change. Four more aren't shown. */
export function Reviewers() {
  return (
    <Avatar.Group aria-label="Reviewers" more={4}>
      <Avatar name="Ada Lovelace" />
      <Avatar name="Grace Hopper" />
      <Avatar name="Alan Turing" />
    </Avatar.Group>
  );
}

/** Beside the visible name, the avatar is hidden from assistive technology. */
export function MembersTable() {
  const members = [
    { name: "Ada Lovelace", role: "Owner" },
    { name: "Grace Hopper", role: "Maintainer" },
  ];
  return (
    <Table aria-label="Members">
      <Table.Header>
        <Table.Row>
          <Table.Head>Name</Table.Head>
          <Table.Head>Role</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {members.map(({ name, role }) => (
          <Table.Row key={name}>
            <Table.Cell>
              <Avatar name={name} size="sm" aria-hidden="true" /> {name}
            </Table.Cell>
            <Table.Cell>{role}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

/** The menu of the signed-in user. The avatar names its button. */
export function UserMenu() {
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger
        render={
          <Button variant="ghost" size="lg">
            <Avatar name="Ada Lovelace" size="sm" status="online" />
          </Button>
        }
      />
      <DropdownMenu.Content>
        <DropdownMenu.Item>Profile</DropdownMenu.Item>
        <DropdownMenu.Item>Sign out</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}
