import { PoweredBy, Surface, Text } from "@kerf/react";

/** At the foot of a page, as a link, on a ground that is light in any theme. */
export function AtTheFoot() {
  return (
    <Surface as="footer" data-theme="light">
      <Text>
        <a href="https://example.com/kerf">
          <PoweredBy />
        </a>
      </Text>
    </Surface>
  );
}
