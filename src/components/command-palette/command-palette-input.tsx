"use client";

import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { type ComponentProps, type KeyboardEvent, use } from "react";
import { SearchIcon } from "../../icons";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { StyleProps } from "../../lib/common-props";
import type { PrimitivesEvent } from "../../lib/picker/keep-on-escape";
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
    if (isComposing) (event as PrimitivesEvent).preventBaseUIHandler();
    if (event.defaultPrevented || key !== "Enter" || shiftKey || altKey || isComposing) return;
    event.preventDefault();
    (event as PrimitivesEvent).preventBaseUIHandler();
    const id = event.currentTarget.getAttribute("aria-activedescendant");
    const row = id && event.currentTarget.ownerDocument.getElementById(id);
    // As if it were clicked, so that its own handlers run. A row scrolled out of view isn't rendered.
    if (row)
      row.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, metaKey, ctrlKey }));
    else if (highlighted.current !== undefined && canSelect(highlighted.current))
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
