import { Button, DropdownMenu, Kbd } from "@kerf/react";
import { CopyIcon, EllipsisIcon, PencilIcon, TrashIcon } from "lucide-react";
import { useState } from "react";

/** Actions for an object, with the destructive one at the end. */
export function DrawingActions() {
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger
        render={<Button shape="square" variant="ghost" icon={EllipsisIcon} aria-label="Actions for Bench" />}
      />
      <DropdownMenu.Content>
        <DropdownMenu.Item icon={PencilIcon}>
          Rename
          <DropdownMenu.Shortcut>
            <Kbd variant="plain" keys="F2" />
          </DropdownMenu.Shortcut>
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={CopyIcon}>
          Duplicate
          <DropdownMenu.Shortcut>
            <Kbd variant="plain" keys="mod+d" />
          </DropdownMenu.Shortcut>
        </DropdownMenu.Item>
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger inset>Move to</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent>
            <DropdownMenu.Item>Workshop</DropdownMenu.Item>
            <DropdownMenu.Item>Garden shed</DropdownMenu.Item>
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
        <DropdownMenu.LinkItem inset href="#history">
          See history
        </DropdownMenu.LinkItem>
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={TrashIcon} variant="danger">
          Delete
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}

/** Settings of a view as checkbox and radio items. The menu stays open. */
export function ViewSettings() {
  const [grid, setGrid] = useState(true);
  const [rulers, setRulers] = useState(false);
  const [unit, setUnit] = useState("mm");
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger render={<Button />}>View</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Group>
          <DropdownMenu.Label inset>Show</DropdownMenu.Label>
          <DropdownMenu.CheckboxItem checked={grid} onCheckedChange={setGrid}>
            Grid
          </DropdownMenu.CheckboxItem>
          <DropdownMenu.CheckboxItem checked={rulers} onCheckedChange={setRulers}>
            Rulers
          </DropdownMenu.CheckboxItem>
        </DropdownMenu.Group>
        <DropdownMenu.Separator />
        <DropdownMenu.RadioGroup value={unit} onValueChange={setUnit}>
          <DropdownMenu.Label inset>Unit</DropdownMenu.Label>
          <DropdownMenu.RadioItem inset value="mm">
            Millimetres
            <DropdownMenu.RadioItemIndicator />
          </DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem inset value="in">
            Inches
            <DropdownMenu.RadioItemIndicator />
          </DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}

/** Native links, one in a new tab and one with `render`. */
export function HelpMenu() {
  return (
    <DropdownMenu>
      <DropdownMenu.Trigger render={<Button variant="ghost" />}>Help</DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.LinkItem href="#guide">Read the guide</DropdownMenu.LinkItem>
        <DropdownMenu.LinkItem href="https://www.w3.org/WAI/" target="_blank">
          Accessibility guidelines
        </DropdownMenu.LinkItem>
        <DropdownMenu.Item target="_blank" render={<a href="#forum">Ask in the forum</a>} />
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}
