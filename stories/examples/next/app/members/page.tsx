import { Badge, Stack, Text } from "@kerf/react";

/** A server component. Text and Badge send no code to the browser. */
export default function Page() {
  return (
    <Stack>
      <Text variant="heading1">Members</Text>
      <Text>
        Ada Lovelace <Badge>Admin</Badge>
      </Text>
    </Stack>
  );
}
