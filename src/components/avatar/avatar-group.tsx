"use client";

import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { type AvatarGroupLabels, avatarLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { pluralForm } from "../../i18n/plural-form";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { avatarGroupRecipe, avatarRecipe } from "./avatar.recipe";

type Size = keyof (typeof avatarRecipe)["variants"]["size"];

const SizeContext = createContext<Size | undefined>(undefined);

/** The size of the avatars in a group. Undefined outside one. */
export const useAvatarGroup = () => use(SizeContext);

export interface AvatarGroupProps extends LabelsProps<AvatarGroupLabels>, StyleProps, ComponentProps<"div"> {
  /**
   * The width and height of all avatars in it.
   * @default "base"
   */
  size?: Size;
  /**
   * The number of people who aren't shown, as "+3" after the last avatar. 0 shows nothing.
   * @default 0
   * @minimum 0
   */
  more?: number;
  /** The avatars, the most important one first. */
  children?: ReactNode;
}

/** Overlapping avatars of several people. Name it with `aria-label`. */
export function AvatarGroup({ size, more = 0, labels, className, children, ...rest }: AvatarGroupProps) {
  const texts = useLabels("avatar", avatarLabels, labels);
  return (
    <SizeContext value={size}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls. */}
      <div data-slot="avatar-group" role="group" className={avatarGroupRecipe({ className })} {...rest}>
        {children}
        {more > 0 && (
          <span
            data-slot="avatar-more"
            role="img"
            aria-label={pluralForm(texts.more, more, texts.locale)}
            className={avatarRecipe({ size, color: "neutral" }).base()}
          >
            {/* Without `dir`, a right-to-left page would show "3+". */}
            <span dir="ltr" aria-hidden="true">
              +{more.toLocaleString(texts.locale, { useGrouping: false })}
            </span>
          </span>
        )}
      </div>
    </SizeContext>
  );
}
