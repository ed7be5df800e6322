import { Badge, Stack, Text } from "@kerf/react";

export default function Members() {
  return (
    <Stack>
      <Text variant="heading1">Members</Text>
      <Text>
        Ada Lovelace <Badge>Admin</Badge>
      </Text>
    </Stack>
  );
}
