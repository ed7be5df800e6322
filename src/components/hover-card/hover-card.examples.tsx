import { Avatar, HoverCard, Stack, Text } from "@kerf/react";

/** A preview of a person's page. The same facts are on that page. */
export function PersonPreview() {
  return (
    <Text>
      Approved by{" "}
      <HoverCard>
        <HoverCard.Trigger href="#ada-marsh">Ada Marsh</HoverCard.Trigger>
        <HoverCard.Content>
          <Stack direction="row" gap="3">
            <Avatar name="Ada Marsh" />
            <Stack gap="0">
              <Text bold>Ada Marsh</Text>
              <Text variant="secondary">Designer in Leeds, 14 drawings</Text>
            </Stack>
          </Stack>
        </HoverCard.Content>
      </HoverCard>{" "}
      on Monday.
    </Text>
  );
}
