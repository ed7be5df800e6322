import type { ComponentProps, ReactNode } from "react";
import type { InfoButtonLabels } from "../../i18n/labels";
import type { CheckedProps, ControlProps, ControlStyleProps, LabelsProps } from "../../lib/common-props";
import type { FieldTexts } from "../field";
import type { switchRecipe } from "./switch.recipe";

/** The look of a switch. */
export type SwitchVariant = keyof (typeof switchRecipe)["variants"]["variant"];

/** The size of a switch. */
export type SwitchSize = keyof (typeof switchRecipe)["variants"]["size"];

type Owned = "type" | "value" | "onChange" | "children" | "role" | "aria-checked";

export interface SwitchProps
  extends CheckedProps,
    ControlProps,
    ControlStyleProps,
    Omit<ComponentProps<"button">, Owned>,
    LabelsProps<InfoButtonLabels>,
    Omit<FieldTexts, "labels"> {
  /** The track height and, with `sm`, a smaller text size. */
  size?: SwitchSize;
  /** The validation style. It has no message and sets no ARIA state; when the control itself is invalid, use `error`. */
  variant?: SwitchVariant;
  /** The visible text beside the control, and its accessible name. Clicking it has the same effect as clicking the control. */
  label?: ReactNode;
  /** A hint that everyone needs, below the label. An error replaces it while it shows. */
  description?: ReactNode;
  /**
   * Places the track before its label. `false` places it at the end of the full width, as in lists of settings, where
   * people scan for names first.
   * @default true
   */
  controlFirst?: boolean;
}
