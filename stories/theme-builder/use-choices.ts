import { useEffect, useRef, useState } from "react";
import { addons } from "storybook/preview-api";
import { address, THEME_CHOICES, writeAddress } from "../../.storybook/shared/addresses";
import { type Choices, readChoices, writeChoices } from "./choices";

/** How long the address waits for the next change, in ms. Browsers limit how often it may change. */
const PAUSE = 250;

/** The choices, which the address keeps: a reload, a link and the browser's back button restore them. */
export function useChoices(): [choices: Choices, change: (changed: Partial<Choices>) => void] {
  const [choices, setChoices] = useState(() => readChoices(address().searchParams.get(THEME_CHOICES) ?? ""));
  const written = useRef(writeChoices(choices));
  useEffect(() => {
    const next = writeChoices(choices);
    if (next === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = next;
      writeAddress(addons.getChannel(), THEME_CHOICES, next);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [choices]);
  return [choices, (changed) => setChoices((before) => ({ ...before, ...changed }))];
}
