import { Badge, Stack, Text } from "@kerf/react";

/** The status of a deployment beside its name. */
export function DeploymentStatus() {
  return (
    <Text>
      api.example.com <Badge variant="success">Live</Badge>
    </Text>
  );
}

/** In a long list, a dot shows the color and the text stays neutral. */
export function StatusList() {
  return (
    <Stack as="ul" gap="2">
      <Stack as="li" direction="row" gap="2" wrap>
        <Text as="span">Build 412</Text>
        <Badge variant="success" appearance="dot">
          Passed
        </Badge>
      </Stack>
      <Stack as="li" direction="row" gap="2" wrap>
        <Text as="span">Build 411</Text>
        <Badge variant="error" appearance="dot">
          Failed
        </Badge>
      </Stack>
    </Stack>
  );
}

/** A feature that may still change. */
export function BetaFeature() {
  return (
    <Text as="h2" variant="heading3">
      Workflows <Badge variant="beta">Beta</Badge>
    </Text>
  );
}
