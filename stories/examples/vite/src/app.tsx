import { Stack, Text } from "@kerf/react";
import { DeleteTeam } from "./delete-team";
import { InviteForm } from "./invite-form";
import { ThemeMenu } from "./theme-menu";

export function App() {
  return (
    <Stack as="main" gap="6" padding="6" maxWidth="sm">
      <Stack direction="row" justify="between">
        <Text variant="heading1">Team</Text>
        <ThemeMenu />
      </Stack>
      <InviteForm />
      <DeleteTeam />
    </Stack>
  );
}
