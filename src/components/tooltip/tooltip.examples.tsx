import { Button, Kbd, Tooltip } from "@kerf/react";
import { BoldIcon, ItalicIcon, LinkIcon, UnderlineIcon } from "lucide-react";

/** An icon button has an accessible name. The tooltip shows the name to everyone else. */
export function IconButton() {
  return (
    <Tooltip content="Copy link">
      <Button shape="square" icon={LinkIcon} aria-label="Copy link" />
    </Tooltip>
  );
}

/** A disabled button that explains why. It can still be hovered and focused. */
export function WhyDisabled() {
  return (
    <Tooltip content="Only owners can delete a project.">
      <Button variant="destructive" disabled>
        Delete project
      </Button>
    </Tooltip>
  );
}

const formats = [
  { name: "Bold", keys: "mod+b", icon: BoldIcon },
  { name: "Italic", keys: "mod+i", icon: ItalicIcon },
  { name: "Underline", keys: "mod+u", icon: UnderlineIcon },
];

/** In a toolbar, only the first tooltip has a delay. */
export function FormatToolbar() {
  return (
    <Tooltip.Provider delay={300}>
      {formats.map(({ name, keys, icon }) => (
        <Tooltip
          key={name}
          side="bottom"
          content={
            <>
              {name} <Kbd variant="plain" keys={keys} />
            </>
          }
        >
          <Button shape="square" variant="ghost" icon={icon} aria-label={name} />
        </Tooltip>
      ))}
    </Tooltip.Provider>
  );
}
