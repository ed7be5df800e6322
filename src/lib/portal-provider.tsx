"use client";

import { createContext, type ReactNode, type RefObject, use } from "react";
import { LocaleContext } from "../i18n/locale-context";
import { innerForms } from "./inner-forms";

/** The parent of a popup: an element, a shadow root, or a ref to one. */
export type PortalContainer =
  /** The element to render into. */
  | HTMLElement
  /** The shadow root to render into. */
  | ShadowRoot
  /** A ref to one of them, which is set before the popup opens. */
  | RefObject<HTMLElement | ShadowRoot | null>;

const PortalContext = createContext<PortalContainer | undefined>(undefined);

export interface PortalProviderProps {
  /** The element that popups render into. Defaults to `document.body`. */
  container?: PortalContainer;
  /** The tree whose popups render into the container. */
  children?: ReactNode;
}

/**
 * Sets the element that all popups of a tree render into. A popup's own `container` overrides it.
 *
 * @category Other
 * @alias portal, shadow root, shadow dom, popup container
 */
export function PortalProvider({ container, children }: PortalProviderProps) {
  return <PortalContext value={container}>{children}</PortalContext>;
}

/**
 * The props of a popup's portal: its own container, or else the one set by PortalProvider, and the language set by
 * LocaleProvider. The element of that provider isn't around the container.
 */
export function usePortal(own?: PortalContainer) {
  const provided = use(PortalContext);
  const { code, dir } = use(LocaleContext);
  return { ...innerForms, container: own ?? provided, ...(dir && { lang: code, dir }) };
}
