import { PoweredBy, Surface, Text } from "@kerf/react";

/** A link at the end of a page, on a background that is light in any theme. */
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
