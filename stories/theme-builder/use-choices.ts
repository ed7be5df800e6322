import { useEffect, useRef, useState } from "react";
import { addons } from "storybook/preview-api";
import { address, THEME_CHOICES, writeAddress } from "../../.storybook/shared/addresses";
import { type Choices, readChoices, writeChoices } from "./choices";

/**
 * How long choices must stay to be settled, in ms. Browsers limit how often the address may change, and what follows the settled
 * choices takes longer than a frame of a drag.
 */
const PAUSE = 200;

/** The choices, which the address keeps: a reload, a link and the browser's back button restore them. */
export function useChoices(): [
  choices: Choices,
  settled: Choices,
  change: (changed: Partial<Choices>) => void,
] {
  const [choices, setChoices] = useState(() => readChoices(address().searchParams.get(THEME_CHOICES) ?? ""));
  const [settled, settle] = useState(choices);
  const written = useRef(writeChoices(choices));
  useEffect(() => {
    const timer = setTimeout(() => settle(choices), PAUSE);
    return () => clearTimeout(timer);
  }, [choices]);
  useEffect(() => {
    const next = writeChoices(settled);
    if (next === written.current) return;
    written.current = next;
    writeAddress(addons.getChannel(), THEME_CHOICES, next);
  }, [settled]);
  return [choices, settled, (changed) => setChoices((before) => ({ ...before, ...changed }))];
}
