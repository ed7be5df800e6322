import { Button, Tooltip } from "@kerf/react";
import { BoldIcon, ItalicIcon, LinkIcon, UnderlineIcon } from "lucide-react";

/** An icon alone has a name for screen readers, and the tooltip shows it to everyone else. */
export function IconButton() {
  return (
    <Tooltip content="Copy link">
      <Button shape="square" icon={LinkIcon} aria-label="Copy link" />
    </Tooltip>
  );
}

/** A button that cannot be used yet says why: it stays in reach of the pointer and of the keyboard. */
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
  { name: "Bold", keys: "Ctrl+B", icon: BoldIcon },
  { name: "Italic", keys: "Ctrl+I", icon: ItalicIcon },
  { name: "Underline", keys: "Ctrl+U", icon: UnderlineIcon },
];

/** In a toolbar the first tooltip makes one wait, and the others do not. */
export function FormatToolbar() {
  return (
    <Tooltip.Provider delay={300}>
      {formats.map(({ name, keys, icon }) => (
        <Tooltip key={name} side="bottom" content={`${name} (${keys})`}>
          <Button shape="square" variant="ghost" icon={icon} aria-label={name} />
        </Tooltip>
      ))}
    </Tooltip.Provider>
  );
}
