import type { ReactNode, RefObject } from "react";
import type { PortalContainer } from "./portal-provider";
import type { RenderProp } from "./render-prop";

/*
 * Props that mean the same in every component, each described once. List these interfaces before `ComponentProps` in
 * `extends`: TypeScript takes a prop's documentation from the first interface that declares it.
 */

export interface StyleProps {
  /** Additional CSS classes. They override the component's own. */
  className?: string;
}

/** For controls that draw a label and messages around themselves. */
export interface ControlStyleProps {
  /** Additional CSS classes for the control, not for the field around it. They override the component's own. */
  className?: string;
}

export interface GlobalProps {
  /** The element's id. It must be unique on the page. */
  id?: string;
  /** The language of the text as a BCP 47 tag, if it differs from the page's. */
  lang?: string;
}

export interface LabelsProps<Texts> {
  /** Overrides built-in texts and accessible names. To override them for a whole tree, use LabelsProvider. */
  labels?: Partial<Texts>;
}

export interface PortalProps {
  /** The element to render into. Defaults to the container set by PortalProvider, or to `document.body`. */
  container?: PortalContainer;
}

export interface PlacementProps {
  /** The side of the trigger to open on. Flips to the opposite side if there isn't enough space. */
  side?: "top" | "right" | "bottom" | "left" | "inline-start" | "inline-end";
  /** Which edge of the trigger to align with, or its center. */
  align?: "start" | "center" | "end";
  /** The distance from the trigger in px. */
  sideOffset?: number;
  /** The offset along the aligned edge in px. */
  alignOffset?: number;
}

interface OpenState {
  /** Whether it is open. Pass it with `onOpenChange` to control the state. */
  open?: boolean;
  /**
   * Whether it is open initially, when uncontrolled.
   * @default false
   */
  defaultOpen?: boolean;
}

export interface OpenProps extends OpenState {
  /**
   * Called when it opens or closes.
   * @param open The new state.
   */
  onOpenChange?: (open: boolean) => void;
}

/** Why an overlay opens or closes. Each overlay sends some of these reasons. */
export type OverlayReason =
  /** The trigger was pressed. */
  | "trigger-press"
  /** The pointer entered or left the trigger. */
  | "trigger-hover"
  /** The trigger received or lost focus. */
  | "trigger-focus"
  /** A Close part was pressed. */
  | "close-press"
  /** An item was selected. */
  | "item-press"
  /** The page outside it was pressed. */
  | "outside-press"
  /** Escape was pressed. */
  | "escape-key"
  /** The focus left it. */
  | "focus-out"
  /** It was swiped toward its side. */
  | "swipe"
  /** An arrow key opened it, or closed a submenu. */
  | "list-navigation"
  /** The pointer was released outside the menu, after the press that opened it. */
  | "cancel-open"
  /** Another submenu of the same menu opened. */
  | "sibling-open";

/**
 * For components that pass the reason for a change. Each redeclares `onOpenChange` with its own type of
 * details.
 */
export interface CancelableOpenProps extends OpenState {
  /**
   * Called when it opens or closes, with the reason in `details`. `details.cancel()` prevents the change.
   * @param open The requested state.
   * @param details The reason for the change, and how to prevent it.
   */
  onOpenChange?: (open: boolean, details: never) => void;
}

/** For panels above the page. */
export interface ModalProps extends CancelableOpenProps {
  /**
   * Called after it has opened or closed and the animation has ended.
   * @param open Whether it is open now.
   */
  onOpenChangeComplete?: (open: boolean) => void;
  /**
   * Whether the page behind is inert while it is open: dimmed, not scrollable and hidden from assistive technology.
   * With `false`, the page stays usable, and it closes when focus leaves it.
   * @default true
   */
  modal?: boolean;
}

export interface FocusProps {
  /** The element to focus when it opens, instead of the first control. `false` leaves the focus where it is. */
  initialFocus?: boolean | RefObject<HTMLElement | null>;
  /** The element to focus when it closes, instead of the trigger. `false` leaves the focus where it is. */
  finalFocus?: boolean | RefObject<HTMLElement | null>;
}

interface ControlledValue<Value> {
  /** The controlled value. Pass it with `onValueChange` to update it. */
  value?: Value;
}

export interface ValueProps<Value> extends ControlledValue<Value> {
  /** The initial value, when uncontrolled. */
  defaultValue?: Value;
}

/** For controls that a form submits and resets. */
export interface FormValueProps<Value> extends ControlledValue<Value> {
  /** The initial value, when uncontrolled. A form reset restores the current default. */
  defaultValue?: Value;
}

export interface SelectionProps<Value> extends Omit<FormValueProps<Value>, "value"> {
  /** The controlled value, `null` or `[]` if nothing is selected. Pass it with `onValueChange` to update it. */
  value?: Value;
}

/** For controls that are on or off. */
export interface CheckedProps {
  /** Whether it is checked. Pass it with `onValueChange` to control the state. */
  checked?: boolean;
  /** Whether it is checked initially, when uncontrolled. A form reset restores the current default. */
  defaultChecked?: boolean;
  /** The value submitted while it is checked. Defaults to `"on"`. */
  value?: string;
  /**
   * Requires it to be checked before the form can be submitted.
   * @default false
   */
  required?: boolean;
  /**
   * Called with the new state when the user toggles it, or when a form reset changes it while it is uncontrolled.
   * @param checked The new state.
   */
  onValueChange?: (checked: boolean) => void;
}

export interface ControlProps {
  /** The name of the value in form data. A value without a name isn't submitted. */
  name?: string;
  /**
   * Disables the control. It can't be focused, and its value isn't submitted.
   * @default false
   */
  disabled?: boolean;
}

export interface RequiredProps {
  /** Requires a value before the form can be submitted. An explicit `false` adds "optional" to the label. */
  required?: boolean;
}

/** For controls that a form can submit even if it doesn't contain them. */
export interface FormOwnerProps {
  /** The id of the form that submits the value, if the control isn't inside it. */
  form?: string;
}

/** For controls that text is typed into. */
export interface TextControlProps {
  /**
   * Makes the value read-only. It can be focused, copied and submitted, but not changed.
   * @default false
   */
  readOnly?: boolean;
  /** An example of a value, shown while the control is empty. It doesn't replace a label. */
  placeholder?: string;
  /**
   * Called with the text after each change by the user, after `onChange`. Also called when a form reset changes it while it is
   * uncontrolled.
   * @param value The new text.
   */
  onValueChange?: (value: string) => void;
}

/** For a group of choices with a legend. */
export interface ChoiceGroupProps {
  /** The group's accessible name and visible legend. To style it, use the Legend part instead. */
  legend?: ReactNode;
  /** A hint below the legend. It stays visible while an error shows. */
  description?: ReactNode;
}

export interface DestinationProps {
  /** The URL. A URL that would run as a script is removed, and the content is rendered as text. */
  href?: string;
  /** The destination for the router's link. Without a router and without `href`, it is the URL. */
  to?: string;
  /** The element or function to render, instead of an anchor or the router's link that LinkProvider sets. */
  render?: RenderProp;
}

/** For items of a group. The value of the group contains the values of its checked items. */
export interface ChoiceProps {
  /** The item's entry in the group's value and in form data. It must be unique in the group. */
  value: string;
}

/** For rows of a list that shows `items`. */
export interface ItemValueProps {
  /** The item in `items` that it represents and selects. */
  value: unknown;
}

export interface DisabledItemProps {
  /**
   * Disables the item. It stays visible but can't be selected.
   * @default false
   */
  disabled?: boolean;
}
