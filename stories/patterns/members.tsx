import { Badge, Banner, Button, Empty, Stack, Surface, Table, Text } from "@kerf/react";
import { ServerCrashIcon, UsersIcon } from "lucide-react";
import { useEffect, useState } from "react";

export interface Member {
  name: string;
  email: string;
  role: "Owner" | "Developer" | "Guest";
}

/** The states of a part of the page. A ready part can be empty. */
type State = { is: "loading" } | { is: "failed" } | { is: "ready"; members: Member[]; missing?: string };

export interface MembersProps {
  /** Loads the members. If some are missing, `missing` says what. Rejects if none loaded. */
  load: () => Promise<{ members: Member[]; missing?: string }>;
  onInvite: () => void;
}

/** A section of a page in each of its states. The other sections keep working in all of them. */
export function Members({ load, onInvite }: MembersProps) {
  const [state, setState] = useState<State>({ is: "loading" });
  useEffect(() => begin(load, setState), [load]);

  function retry() {
    setState({ is: "loading" });
    begin(load, setState);
  }

  return (
    <Stack as="section" aria-labelledby="members">
      <Stack direction="row" justify="between" gap="2" wrap>
        <Text as="h1" variant="heading2" id="members">
          Members
        </Text>
        <Button onClick={onInvite}>Invite people</Button>
      </Stack>
      {state.is === "ready" && state.missing && (
        <Banner
          variant="alert"
          title="Some members are missing"
          description={state.missing}
          action={<Banner.Action onClick={retry}>Load again</Banner.Action>}
        />
      )}
      {state.is === "failed" ? (
        <Surface role="alert">
          <Empty
            icon={ServerCrashIcon}
            title="We couldn't load the members"
            description="The server took too long to respond. No one has lost access."
            contents={<Button onClick={retry}>Try again</Button>}
          />
        </Surface>
      ) : (
        <MemberTable members={state.is === "ready" ? state.members : undefined} onInvite={onInvite} />
      )}
    </Stack>
  );
}

/** Loads the members and reports the result. The returned function ignores the result, for when people leave the page. */
function begin(load: MembersProps["load"], report: (state: State) => void) {
  let isWanted = true;
  load().then(
    (found) => isWanted && report({ is: "ready", ...found }),
    () => isWanted && report({ is: "failed" }),
  );
  return () => {
    isWanted = false;
  };
}

function MemberTable({ members, onInvite }: { members: Member[] | undefined; onInvite: () => void }) {
  return (
    <Table aria-labelledby="members" loading={!members}>
      <Table.Header>
        <Table.Row>
          <Table.Head>Name</Table.Head>
          <Table.Head>Email</Table.Head>
          <Table.Head>Role</Table.Head>
        </Table.Row>
      </Table.Header>
      {!members && <Table.Loading columns={3} rows={4} />}
      {members?.length === 0 && (
        <Table.Empty columns={3}>
          <Empty
            size="sm"
            icon={UsersIcon}
            title="No other members yet"
            description="Members can see the project's drawings, and deploy if their role allows it."
            contents={
              <Button size="sm" variant="primary" onClick={onInvite}>
                Invite a member
              </Button>
            }
          />
        </Table.Empty>
      )}
      {members && members.length > 0 && (
        <Table.Body>
          {members.map(({ name, email, role }) => (
            <Table.Row key={email}>
              <Table.Cell rowHeader>{name}</Table.Cell>
              <Table.Cell>{email}</Table.Cell>
              <Table.Cell>
                <Badge variant="secondary">{role}</Badge>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      )}
    </Table>
  );
}
