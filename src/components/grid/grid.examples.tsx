import { Grid, GridItem, Surface, Text } from "@kerf/react";

/** Key figures side by side. On a phone they are stacked and separated by hairlines. */
export function Figures() {
  return (
    <Grid variant="4up" mobileDivider>
      <GridItem>
        <Text variant="secondary">Requests</Text>
        <Text variant="heading2" as="div">
          1.2 M
        </Text>
      </GridItem>
      <GridItem>
        <Text variant="secondary">Errors</Text>
        <Text variant="heading2" as="div">
          0.04%
        </Text>
      </GridItem>
      <GridItem>
        <Text variant="secondary">Median time</Text>
        <Text variant="heading2" as="div">
          38 ms
        </Text>
      </GridItem>
      <GridItem>
        <Text variant="secondary">Regions</Text>
        <Text variant="heading2" as="div">
          12
        </Text>
      </GridItem>
    </Grid>
  );
}

/** Main content and an aside. */
export function MainAndSide() {
  return (
    <Grid variant="2-1">
      <Surface as="article">
        <Text variant="heading3" as="h2">
          Release 4.2
        </Text>
        <Text>Workers finish their queue before they stop, and log the reason.</Text>
      </Surface>
      <Surface as="aside" elevation="recessed">
        <Text bold>Upgrading</Text>
        <Text variant="secondary">No changes needed. Settings from 4.1 keep working.</Text>
      </Surface>
    </Grid>
  );
}
