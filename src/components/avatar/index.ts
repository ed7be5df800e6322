import { AvatarRoot } from "./avatar";
import { AvatarGroup } from "./avatar-group";

/**
 * A picture of a person or team, with initials until it has loaded.
 *
 * @category Display
 * @alias profile picture, user image, initials, facepile
 * @since 0.1.0
 */
export const Avatar = Object.assign(AvatarRoot, { Group: AvatarGroup });

export type { AvatarProps } from "./avatar";
export { AvatarGroup, type AvatarGroupProps } from "./avatar-group";
