import { Button, Popover, PortalProvider, Surface, Text } from "@kerf/react";
import { useRef } from "react";

/** Popups inside a part of a page, with its theme. */
export function DarkPart() {
  const popups = useRef<HTMLDivElement>(null);
  return (
    <Surface data-theme="dark">
      <PortalProvider container={popups}>
        <Popover>
          <Popover.Trigger render={<Button>Details</Button>} />
          <Popover.Content>
            <Popover.Title>Region</Popover.Title>
            <Text>Frankfurt</Text>
          </Popover.Content>
        </Popover>
      </PortalProvider>
      <div ref={popups} />
    </Surface>
  );
}
