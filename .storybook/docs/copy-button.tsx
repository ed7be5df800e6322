import { CheckIcon, CircleAlertIcon, CopyIcon } from "../../src/icons";
import { Button, type ButtonProps } from "../../src/index";
import { useClipboard } from "../../src/lib/use-clipboard";

/** Copies a text, and shows and announces the result. Its accessible name starts with the visible text. */
export function CopyButton({
  text,
  label = "Copy",
  of,
  icon = CopyIcon,
}: {
  text: () => string;
  label?: string;
  /** The rest of the accessible name after the visible text, as in `code of Button`. */
  of?: string;
  icon?: ButtonProps["icon"];
}) {
  const [state, copy] = useClipboard();
  const shown = {
    idle: { icon, text: label },
    copied: { icon: CheckIcon, text: "Copied" },
    failed: { icon: CircleAlertIcon, text: "Couldn't copy" },
  }[state];
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={shown.icon}
        aria-label={of ? `${shown.text} ${of}` : undefined}
        onClick={() => copy(text())}
      >
        {shown.text}
      </Button>
      <output className="sr-only">{state === "idle" ? "" : shown.text}</output>
    </>
  );
}
