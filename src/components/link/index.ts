import { LinkExternalIcon, Link as LinkRoot } from "./link";

export const Link = Object.assign(LinkRoot, { ExternalIcon: LinkExternalIcon });

export {
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
} from "../../lib/link-provider";
export type { LinkProps } from "./link";
export { LinkExternalIcon, type LinkExternalIconProps } from "./link";
export { useLink } from "./use-link";
