import { ButtonGroup, DropdownMenu } from "@kerf/react";
import { ChevronDownIcon, MinusIcon, PlusIcon } from "lucide-react";

/** A split button: the usual action, and a menu with the others. */
export function SplitButton() {
  return (
    <ButtonGroup aria-label="Publish" variant="primary">
      <ButtonGroup.Button>Publish</ButtonGroup.Button>
      <DropdownMenu>
        <DropdownMenu.Trigger
          render={
            <ButtonGroup.Button shape="square" icon={ChevronDownIcon} aria-label="More ways to publish" />
          }
        />
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item>Schedule for later</DropdownMenu.Item>
          <DropdownMenu.Item>Publish without notifying</DropdownMenu.Item>
          <DropdownMenu.Item>Save as draft</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu>
    </ButtonGroup>
  );
}

/** Actions for the same object. */
export function RelatedActions() {
  return (
    <ButtonGroup aria-label="Invoice 2041">
      <ButtonGroup.Button>Edit</ButtonGroup.Button>
      <ButtonGroup.Button>Duplicate</ButtonGroup.Button>
      <ButtonGroup.Button variant="secondary-destructive">Delete</ButtonGroup.Button>
    </ButtonGroup>
  );
}

/** Icons below each other, as on a map. */
export function ZoomButtons() {
  return (
    <ButtonGroup aria-label="Zoom" orientation="vertical" size="sm">
      <ButtonGroup.Button shape="square" icon={PlusIcon} aria-label="Zoom in" />
      <ButtonGroup.Button shape="square" icon={MinusIcon} aria-label="Zoom out" />
    </ButtonGroup>
  );
}
