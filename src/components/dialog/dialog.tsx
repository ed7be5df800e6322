"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { type ComponentProps, type ReactNode, useRef } from "react";
import type { FocusProps, PortalProps, StyleProps } from "../../lib/common-props";
import { firstFocus } from "../../lib/modal/first-focus";
import { NameCheck } from "../../lib/modal/name-check";
import { LayerPanel } from "../../lib/overlay-layer";
import { PortalProvider, usePortalContainer } from "../../lib/portal-provider";
import { ScrollTabStop } from "../../lib/scroll-tab-stop";
import { dialogRecipe } from "./dialog.recipe";
import { useDialogRoot } from "./dialog-context";

type Variants = (typeof dialogRecipe)["variants"];

export interface DialogProps
  extends FocusProps,
    StyleProps,
    PortalProps,
    Omit<ComponentProps<"div">, "role"> {
  /** The width. In a narrower viewport it shrinks, leaving 16 px on each side. */
  size?: keyof Variants["size"];
  /** Title, description, content and actions. Buttons are placed side by side at the end of a row. */
  children?: ReactNode;
  /** @default true */
  initialFocus?: FocusProps["initialFocus"];
  /** @default true */
  finalFocus?: FocusProps["finalFocus"];
}

export function DialogPanel({
  size,
  className,
  children,
  container,
  initialFocus = true,
  finalFocus = true,
  ...rest
}: DialogProps) {
  const { role, modal, layer } = useDialogRoot("Dialog");
  const portal = useRef<HTMLDivElement>(null);
  const viewport = layer.panel;
  const slots = dialogRecipe({ size });
  return (
    <Base.Portal
      ref={portal}
      data-slot="dialog-portal"
      className={slots.portal()}
      container={usePortalContainer(container)}
    >
      {/* A nested dialog also dims the one below it. */}
      {modal && <Base.Backdrop forceRender data-slot="dialog-backdrop" className={slots.backdrop()} />}
      <Base.Viewport ref={viewport} data-slot="dialog-viewport" className={slots.viewport()}>
        <Base.Popup
          data-slot="dialog"
          role={role}
          initialFocus={initialFocus === true ? (type) => firstFocus(viewport.current, type) : initialFocus}
          finalFocus={finalFocus}
          className={slots.base({ className })}
          {...rest}
        >
          {/* Popups of both libraries are rendered beside this panel, because the modal makes everything else inert. */}
          <PortalProvider container={portal}>
            <LayerPanel layer={layer}>{children}</LayerPanel>
          </PortalProvider>
          <ScrollTabStop layer={layer} />
          {process.env.NODE_ENV !== "production" && <NameCheck component="Dialog" viewport={viewport} />}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}
