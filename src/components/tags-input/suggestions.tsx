"use client";

import type { RefObject } from "react";
import type { Texts } from "../../i18n/labels-provider";
import type { PortalProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { createPickerParts } from "../../lib/picker/parts";
import type { Picker } from "../../lib/picker/picker-context";
import { suggestionClasses } from "./tags-input.recipe";

interface SuggestionsContext {
  picker: Picker;
  labels: Texts<"tagsInput"> & { empty: string };
}

const [SuggestionsProvider, useSuggestions] = createStrictContext<SuggestionsContext>("TagsInput");

const { Content, List, Item } = createPickerParts("TagsInput", {
  usePicker: useSuggestions,
  recipes: suggestionClasses,
});

interface SuggestionsProps extends PortalProps {
  picker: Picker;
  labels: Texts<"tagsInput">;
  /** The box that the list opens at. */
  anchor: RefObject<HTMLElement | null>;
}

/** The list of suggestions below the box. Without matches, it is hidden. */
export function Suggestions({ picker, labels, anchor, container }: SuggestionsProps) {
  return (
    <SuggestionsProvider value={{ picker: { ...picker, anchor }, labels: { ...labels, empty: "" } }}>
      <Content container={container}>
        <List>{(item: string) => <Item value={item} />}</List>
      </Content>
    </SuggestionsProvider>
  );
}
