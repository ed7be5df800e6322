"use client";

import { type ComponentProps, useState } from "react";
import { type AvatarLabels, avatarLabels } from "../../i18n/labels";
import { useLabels } from "../../i18n/labels-provider";
import { separatorOf } from "../../i18n/locale-context";
import { useLocale } from "../../i18n/locale-provider";
import type { LabelsProps, StyleProps } from "../../lib/common-props";
import { avatarRecipe } from "./avatar.recipe";
import { useAvatarGroup } from "./avatar-group";
import { colorOf, initialsOf } from "./initials";

type Variants = (typeof avatarRecipe)["variants"];

export interface AvatarProps
  extends LabelsProps<AvatarLabels>,
    StyleProps,
    Omit<ComponentProps<"span">, "children" | "color"> {
  /** The full name of the person or team. It is the accessible name, and the source of initials and color. */
  name: string;
  /** The URL of the picture. While it loads, and if it fails, the initials show. */
  src?: string;
  /** The initials, if those of the name don't fit. Up to two letters. */
  initials?: string;
  /** The width and height. In a group, the group's size. */
  size?: keyof Variants["size"];
  /** A circle for people, a square for everything else. */
  shape?: keyof Variants["shape"];
  /** The background of the initials. Without it, the name decides, always in the same way. */
  color?: keyof Variants["color"];
  /** The presence of the person, as a mark at the edge. It is part of the accessible name. */
  status?: keyof Variants["status"];
}

/**
 * A picture of a person or team, with initials until it has loaded.
 *
 * @category Display
 * @alias profile picture, user image, initials, facepile
 * @since 0.1.0
 */
export function Avatar({
  name,
  src,
  initials,
  size,
  shape,
  color,
  status = "none",
  labels,
  className,
  ...rest
}: AvatarProps) {
  const texts = useLabels("avatar", avatarLabels, labels);
  const separator = separatorOf(useLocale());
  const group = useAvatarGroup();
  const ownSize = size ?? group;
  const slots = avatarRecipe({ size: ownSize, shape, color: color ?? colorOf(name), status });
  const presence = status === "none" ? undefined : texts[status];
  return (
    <span
      data-slot="avatar"
      role="img"
      aria-label={presence ? name + separator + presence : name}
      className={slots.base({ className })}
      {...rest}
    >
      <span data-slot="avatar-initials" aria-hidden="true">
        {initials ?? initialsOf(name, ownSize === "xs" ? 1 : 2)}
      </span>
      {src && <AvatarImage key={src} src={src} className={slots.image()} />}
      {presence && <span data-slot="avatar-status" className={slots.status()} />}
    </span>
  );
}

/** The picture over the initials. While it loads, and if it fails, the initials show. */
function AvatarImage({ src, className }: { src: string; className: string }) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
  return (
    <img
      data-slot="avatar-image"
      data-loaded={state === "loaded" ? "" : undefined}
      data-failed={state === "failed" ? "" : undefined}
      // The picture may have loaded or failed before React added the handlers.
      ref={(image) => {
        if (image?.complete) setState(image.naturalWidth > 0 ? "loaded" : "failed");
      }}
      onLoad={() => setState("loaded")}
      onError={() => setState("failed")}
      src={src}
      alt=""
      draggable={false}
      className={className}
    />
  );
}
