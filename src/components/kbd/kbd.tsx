"use client";

import { type ComponentProps, Fragment } from "react";
import { type KbdLabels, kbdLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import {
  ArrowBigUpIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  ChevronUpIcon,
  CommandIcon,
  CornerDownLeftIcon,
  DeleteIcon,
  type Icon,
  OptionIcon,
} from "../../icons/icons";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { parseKeys } from "../../lib/hotkey/parse-keys";
import { knownValue } from "../../lib/known-value";
import { useIsMac } from "../../lib/use-is-mac";
import { kbdRecipe } from "./kbd.recipe";

type Variants = (typeof kbdRecipe)["variants"];

/** The values of `platform`, the default first. */
const platforms = ["auto", "mac", "pc"] as const;

export interface KbdProps
  extends StyleProps,
    LabelsProps<KbdLabels>,
    Omit<ComponentProps<"kbd">, "children" | "dir"> {
  /**
   * A key, or several with `+` between them: `mod+k`, `shift+arrowdown`, `F2`. `mod` is Command on Apple keyboards, and Control on
   * others.
   */
  keys: string;
  /** The emphasis: boxes or plain text. */
  variant?: keyof Variants["variant"];
  /**
   * The keyboard whose keys are shown. `auto` is that of the device. The server and hydration then show those of a PC.
   * @default "auto"
   */
  platform?: (typeof platforms)[number];
}

/**
 * A key or a keyboard shortcut, with the signs and names of the user's keyboard. Screen readers read the names. `useHotkey`
 * handles the keys.
 *
 * @category Display
 * @alias keyboard shortcut, hotkey, keybinding, key, keycap, useHotkey, useHotkeys, accelerator
 */
export function Kbd({ keys, variant, platform, labels, className, ...rest }: KbdProps) {
  const isOnMac = useIsMac();
  const keyboard = knownValue("Kbd.platform", platform, platforms);
  const isMac = keyboard === "auto" ? isOnMac : keyboard === "mac";
  const texts = useLabels("kbd", kbdLabels, labels);
  const slots = kbdRecipe({ variant });
  // In menus, a Mac writes ⌘K without a plus sign. In boxes, it is for screen readers and copied text.
  const plus = variant === "plain" && isMac ? "k:sr-only" : slots.plus();
  return (
    <kbd data-slot="kbd" dir="ltr" className={slots.base({ className })} {...rest}>
      {namesOf(keys, isMac).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && (
            <span data-slot="kbd-plus" className={plus}>
              +
            </span>
          )}
          <kbd data-slot="kbd-key" className={slots.key()}>
            <KeyName name={name} isMac={isMac} texts={texts} icon={slots.icon()} />
          </kbd>
        </Fragment>
      ))}
    </kbd>
  );
}

interface KeyNameProps {
  name: string;
  isMac: boolean;
  texts: KbdLabels;
  /** The classes of an icon. */
  icon: string;
}

/** The sign of a key with its name for screen readers, or its name. */
function KeyName({ name, isMac, texts, icon }: KeyNameProps) {
  const Sign = isMac ? (macSigns[name] ?? signs[name]) : signs[name];
  const label = labelOf[isMac && name === "alt" ? "option" : name];
  const text = label ? texts[label] : capitalize(name);
  if (!Sign) return text;
  return (
    <>
      <Sign className={icon} />
      <span data-slot="kbd-key-name" className="k:sr-only">
        {text}
      </span>
    </>
  );
}

/** Icons, because few fonts contain the signs. */
const signs: Record<string, Icon | undefined> = {
  enter: CornerDownLeftIcon,
  arrowup: ArrowUpIcon,
  arrowdown: ArrowDownIcon,
  arrowleft: ArrowLeftIcon,
  arrowright: ArrowRightIcon,
};

const macSigns: Record<string, Icon | undefined> = {
  command: CommandIcon,
  control: ChevronUpIcon,
  alt: OptionIcon,
  shift: ArrowBigUpIcon,
  backspace: DeleteIcon,
};

const labelOf: Record<string, keyof KbdLabels | undefined> = {
  command: "command",
  control: "control",
  alt: "alt",
  option: "option",
  shift: "shift",
  windows: "windows",
  enter: "enter",
  escape: "escape",
  tab: "tab",
  " ": "space",
  backspace: "backspace",
  delete: "delete",
  home: "home",
  end: "end",
  pageup: "pageUp",
  pagedown: "pageDown",
  arrowup: "up",
  arrowdown: "down",
  arrowleft: "left",
  arrowright: "right",
};

/** The names of the keys on a keyboard, in the order in which its platform writes them. */
function namesOf(keys: string, isMac: boolean): string[] {
  const { modifiers, key } = parseKeys(keys);
  const names = modifiers.map((each) => {
    if (each === "mod") return isMac ? "command" : "control";
    if (each === "meta") return isMac ? "command" : "windows";
    return each;
  });
  // Only on a Mac is the main modifier the last one.
  if (!isMac) names.sort((one, other) => Number(other === "control") - Number(one === "control"));
  return [...new Set(names), ...(key ? [key] : [])];
}

/** Keys have capitals: `K`, `F2`. */
function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
