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
        <Surface>
          <Text>Frankfurt</Text>
        </Surface>
      </GridItem>
      <GridItem>
        <Surface>
          <Text>Osaka</Text>
        </Surface>
      </GridItem>
      <GridItem>
        <Surface>
          <Text>São Paulo</Text>
        </Surface>
      </GridItem>
    </Grid>
  );
}
