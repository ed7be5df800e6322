import { EllipsisIcon } from "lucide-react";
import { Button } from "../button";
import { DropdownMenu } from "../dropdown-menu";
import { Toolbar, type ToolbarProps } from ".";

interface CollapsingProps extends ToolbarProps {
  texts?: readonly string[];
  /** Called with the text of an action in the menu. */
  onAction?: (text: string) => void;
}

/** A toolbar whose controls move to a menu, except for the first. The last three are a group. */
export function Collapsing({
  texts = ["Insert link", "Comment", "Share", "Print"],
  onAction,
  ...props
}: CollapsingProps) {
  const items = texts.map((text) => (
    <Toolbar.OverflowItem
      key={text}
      menu={<DropdownMenu.Item onClick={() => onAction?.(text)}>{text}</DropdownMenu.Item>}
    >
      <Button variant="ghost">{text}</Button>
    </Toolbar.OverflowItem>
  ));
  return (
    <Toolbar aria-label="Text" {...props}>
      <Button variant="ghost">Undo</Button>
      {items[0]}
      <Toolbar.Separator />
      <Toolbar.Group aria-label="Document">{items.slice(1)}</Toolbar.Group>
      <Toolbar.OverflowMenu>
        {(hidden) => (
          <DropdownMenu>
            <DropdownMenu.Trigger
              render={<Button variant="ghost" shape="square" icon={EllipsisIcon} aria-label="More" />}
            />
            <DropdownMenu.Content align="end">{hidden}</DropdownMenu.Content>
          </DropdownMenu>
        )}
      </Toolbar.OverflowMenu>
    </Toolbar>
  );
}
