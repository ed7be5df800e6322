import { EllipsisIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "../button";
import { DropdownMenu } from "../dropdown-menu";
import { Link } from "../link";
import { ToggleGroup } from "../toggle-group";
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
            <DropdownMenu.Content align="end" sideOffset={8}>
              {hidden}
            </DropdownMenu.Content>
          </DropdownMenu>
        )}
      </Toolbar.OverflowMenu>
    </Toolbar>
  );
}

export const Styles = () => (
  <ToggleGroup aria-label="Style" defaultValue={["italic"]}>
    <ToggleGroup.Item value="bold">Bold</ToggleGroup.Item>
    <ToggleGroup.Item value="italic">Italic</ToggleGroup.Item>
  </ToggleGroup>
);

/** A toolbar between two other controls. */
export const Bar = ({ children, ...props }: ToolbarProps) => (
  <>
    <Button>Before</Button>
    <Toolbar aria-label="Text" {...props}>
      {children ?? (
        <>
          <Button>Undo</Button>
          <Button disabled>Redo</Button>
          <Toolbar.Separator />
          <Styles />
          <Link href="#help">Help</Link>
        </>
      )}
    </Toolbar>
    <Button>After</Button>
  </>
);

/** A toolbar with buttons that change its width. */
export function Resizable({ onAction }: Pick<CollapsingProps, "onAction">) {
  const [width, setWidth] = useState(600);
  return (
    <>
      {[600, 330, 120].map((each) => (
        <button key={each} type="button" onClick={() => setWidth(each)}>
          {each} px
        </button>
      ))}
      <div style={{ width }}>
        <Collapsing onAction={onAction} />
      </div>
    </>
  );
}
