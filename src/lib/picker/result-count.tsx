"use client";

import { Combobox as Base } from "@base-ui/react/combobox";
import type { PluralForms } from "../../i18n/labels";
import { pluralForm } from "../../i18n/plural-form";
import * as popup from "../../recipes/popup";
import { countItems } from "./items";

interface ResultCountProps {
  slot: string;
  locale: string;
  texts: PluralForms;
}

/** Announces the number of results to screen readers. Without results, the Empty part is announced. */
export function ResultCount({ slot, locale, texts }: ResultCountProps) {
  const count = countItems(Base.useFilteredItems<unknown>());
  return (
    <Base.Status data-slot={slot} className={popup.status}>
      {count > 0 && pluralForm(texts, count, locale)}
    </Base.Status>
  );
}
