"use client";

import type { ComponentProps, ReactNode } from "react";
import { CornerDownLeftIcon } from "../../icons";
import type { StyleProps } from "../../lib/common-props";
import { useIsMac } from "../../lib/use-is-mac";
import { commandPaletteRecipe } from "./command-palette.recipe";
import { useCommandPalette } from "./command-palette-context";

export interface CommandPaletteFooterProps extends StyleProps, ComponentProps<"div"> {
  /** Content that replaces the hints. */
  children?: ReactNode;
}

const slots = commandPaletteRecipe();

/** Keyboard hints, with the key names of the user's platform. */
export function CommandPaletteFooter({ className, children, ...rest }: CommandPaletteFooterProps) {
  const { labels } = useCommandPalette("CommandPalette.Footer");
  const isMac = useIsMac();
  return (
    <div data-slot="command-palette-footer" className={slots.footer({ className })} {...rest}>
      {children ?? (
        <>
          <Hint keys={["↑", "↓"]} text={labels.navigate} />
          <Hint keys={["Enter"]} text={labels.select} />
          <Hint keys={[isMac ? "⌘" : "Ctrl", "Enter"]} text={labels.openInNewTab} />
        </>
      )}
    </div>
  );
}

function Hint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <span data-slot="command-palette-hint" className={slots.hint()}>
      <span data-slot="command-palette-keys" dir="ltr" className={slots.keys()}>
        {keys.map((key) => (
          <kbd key={key} data-slot="command-palette-key" className={slots.key()}>
            {key === "Enter" ? <EnterSign /> : key}
          </kbd>
        ))}
      </span>
      {text}
    </span>
  );
}

/** An icon, because few fonts contain the character. */
function EnterSign() {
  return (
    <>
      <CornerDownLeftIcon className={slots.enterKey()} />
      <span data-slot="command-palette-key-name" className="k:sr-only">
        Enter
      </span>
    </>
  );
}
