import { Avatar as AvatarRoot } from "./avatar";
import { AvatarGroup } from "./avatar-group";

export const Avatar = Object.assign(AvatarRoot, { Group: AvatarGroup });

export type { AvatarProps } from "./avatar";
export { AvatarGroup, type AvatarGroupProps } from "./avatar-group";
