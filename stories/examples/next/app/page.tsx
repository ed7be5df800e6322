import { Stack, Text } from "@kerf/react";
import { DeleteTeam } from "../components/delete-team";
import { InviteForm } from "../components/invite-form";

export default function Page() {
  return (
    <Stack gap="6">
      <Text variant="heading1">Team</Text>
      <InviteForm />
      <DeleteTeam />
    </Stack>
  );
}
