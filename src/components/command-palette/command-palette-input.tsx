"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { type ComponentProps, type KeyboardEvent, use } from "react";
import { SearchIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import { pressHighlighted, preventPrimitive } from "../../lib/base-ui";
import type { StyleProps } from "../../lib/common-props";
import { Dialog } from "../dialog";
import { commandPaletteRecipe } from "./command-palette.recipe";
import { InPaletteDialog, useCommandPalette } from "./command-palette-context";

export interface CommandPaletteInputProps
  extends StyleProps,
    Omit<ComponentProps<"input">, "value" | "defaultValue"> {
  /** The text shown while the input is empty, such as what people can find. Defaults to "Search…". */
  placeholder?: string;
}

const slots = commandPaletteRecipe();

/**
 * The search input. It keeps the focus while the arrow keys, Home and End move through the results. Enter selects.
 *
 * @baseComponent Autocomplete.Input
 */
export function CommandPaletteInput({ className, onKeyDown, ref, ...rest }: CommandPaletteInputProps) {
  const { labels, canSelect, select, input, highlighted } = useCommandPalette("CommandPalette.Input");
  const isInDialog = use(InPaletteDialog);

  function choose(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const { key, metaKey, ctrlKey, shiftKey, altKey, nativeEvent } = event;
    // An input method confirms its text with Enter. Safari reports this as 229.
    const isComposing = nativeEvent.isComposing || event.which === 229;
    if (isComposing) preventPrimitive(event);
    if (event.defaultPrevented || key !== "Enter" || shiftKey || altKey || isComposing) return;
    event.preventDefault();
    preventPrimitive(event);
    if (pressHighlighted(event)) return;
    if (highlighted.current !== undefined && canSelect(highlighted.current))
      select(highlighted.current, { newTab: metaKey || ctrlKey });
  }

  return (
    <div data-slot="command-palette-search" className={slots.search()}>
      <SearchIcon className={slots.searchIcon()} />
      <Base.Input
        data-slot="command-palette-input"
        aria-label={labels.search}
        placeholder={labels.placeholder}
        enterKeyHint="go"
        className={slots.input({ className })}
        {...honorAriaDisabled(rest, { readOnly: true })}
        ref={(element: HTMLInputElement | null) => {
          input.current = element;
          if (typeof ref === "function") return ref(element);
          if (ref) ref.current = element;
        }}
        onKeyDown={choose}
      />
      {isInDialog && (
        <Dialog.Close data-slot="command-palette-close" className={slots.close()}>
          <span data-slot="command-palette-close-text" className="k:sr-only">
            {labels.close}
          </span>
          <kbd data-slot="command-palette-key" className={slots.key()}>
            Esc
          </kbd>
        </Dialog.Close>
      )}
    </div>
  );
}
