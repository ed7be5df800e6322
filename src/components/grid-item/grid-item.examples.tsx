import { Grid, GridItem, Surface, Text } from "@kerf/react";

/** A heading spans the whole row. The cards below it share theirs. */
export function HeadingOverCards() {
  return (
    <Grid variant="3up" gap="sm">
      <GridItem span="row">
        <Text variant="heading3" as="h2">
          Regions
        </Text>
      </GridItem>
      <GridItem>
        <Surface>Frankfurt</Surface>
      </GridItem>
      <GridItem>
        <Surface>Osaka</Surface>
      </GridItem>
      <GridItem>
        <Surface>São Paulo</Surface>
      </GridItem>
    </Grid>
  );
}
