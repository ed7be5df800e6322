"use client";

import { Dialog as Base } from "@base-ui/react/dialog";
import { type ComponentProps, type ReactNode, useMemo, useRef } from "react";
import { honorAriaDisabled } from "../../lib/aria-disabled";
import type { ButtonPartProps } from "../../lib/button-part";
import type { ChangeDetails } from "../../lib/change-details";
import type { FocusProps, ModalProps, OverlayReason, PortalProps, StyleProps } from "../../lib/common-props";
import { createStrictContext } from "../../lib/create-strict-context";
import { innerForms } from "../../lib/inner-forms";
import { knownValue } from "../../lib/known-value";
import { firstFocus } from "../../lib/modal/first-focus";
import { NameCheck } from "../../lib/modal/name-check";
import { closeTopLayer, LayerPanel, type OverlayLayer, useOverlayLayer } from "../../lib/overlay-layer";
import { PortalProvider, usePortal } from "../../lib/portal-provider";
import { ScrollTabStop } from "../../lib/scroll-tab-stop";
import {
  dialogCloseRecipe,
  dialogDescriptionRecipe,
  dialogRecipe,
  dialogTitleRecipe,
  dialogTriggerRecipe,
} from "./dialog.recipe";

interface DialogContext {
  role: "dialog" | "alertdialog";
  modal: boolean;
  layer: OverlayLayer;
}

/** The context of the panel. The parts read it to throw an error outside a root. */
export const [DialogProvider, useDialogRoot] = createStrictContext<DialogContext>("Dialog.Root");

/** Why a dialog opens or closes. */
export type DialogOpenChangeReason =
  | Extract<OverlayReason, "trigger-press" | "close-press" | "outside-press" | "escape-key">
  /** The focus left it, with `modal={false}`. */
  | "focus-out";

/** Passed when a dialog opens or closes, with the reason. `cancel()` prevents the change. */
export type DialogOpenChangeDetails = ChangeDetails<DialogOpenChangeReason>;

export interface DialogRootProps extends ModalProps {
  onOpenChange?: (open: boolean, details: DialogOpenChangeDetails) => void;
  /** Keeps it open when people click outside. The default for `alertdialog`. Escape still closes it. */
  disablePointerDismissal?: boolean;
  /**
   * Whether it is a task that people can leave at any time, or a question that needs an answer.
   * @default "dialog"
   */
  role?: "dialog" | "alertdialog";
  /** The trigger and the Dialog that it opens. */
  children?: ReactNode;
}

/** Contains the trigger and the dialog, and manages whether the dialog is open. It renders no element. */
export function DialogRoot({
  role,
  modal = true,
  disablePointerDismissal,
  onOpenChange,
  children,
  ...rest
}: DialogRootProps) {
  const known = knownValue("Dialog.Root.role", role, ["dialog", "alertdialog"]);
  const layer = useOverlayLayer();
  const context = useMemo(() => ({ role: known, modal, layer }), [known, modal, layer]);
  return (
    <DialogProvider value={context}>
      <Base.Root
        modal={modal}
        disablePointerDismissal={disablePointerDismissal ?? known === "alertdialog"}
        onOpenChange={closeTopLayer(layer, onOpenChange)}
        {...rest}
      >
        {children}
      </Base.Root>
    </DialogProvider>
  );
}

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

/**
 * A panel above the page for a task that must be finished first, such as a question or a short form. It moves focus
 * inside, and returns it on closing. Dialog is the panel; Dialog.Root contains it and manages whether it is open.
 *
 * @see {@link https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ | ARIA dialog pattern}
 * @category Overlay
 * @alias modal, popup, overlay, alert dialog, confirm, lightbox
 * @since 0.1.0
 */
export function Dialog({
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
    <Base.Portal {...usePortal(container)} ref={portal} data-slot="dialog-portal" className={slots.portal()}>
      {/* A nested dialog also dims the one below it. */}
      {modal && <Base.Backdrop forceRender data-slot="dialog-backdrop" className={slots.backdrop()} />}
      <Base.Viewport {...innerForms} ref={viewport} data-slot="dialog-viewport" className={slots.viewport()}>
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
            <LayerPanel layer={layer} modal={modal}>
              {children}
            </LayerPanel>
          </PortalProvider>
          <ScrollTabStop layer={layer} />
          {process.env.NODE_ENV !== "production" && <NameCheck component="Dialog" viewport={viewport} />}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}

export interface DialogTriggerProps extends ButtonPartProps {}

/**
 * A button that opens the dialog. Focus returns to it when the dialog closes.
 *
 * @baseComponent Dialog.Trigger
 * @passThrough
 */
export function DialogTrigger({ className, ...rest }: DialogTriggerProps) {
  useDialogRoot("Dialog.Trigger");
  return (
    <Base.Trigger
      data-slot="dialog-trigger"
      className={rest.render ? className : dialogTriggerRecipe({ className })}
      {...honorAriaDisabled(rest)}
    />
  );
}

export interface DialogCloseProps extends ButtonPartProps {}

/**
 * A button that closes the dialog around it.
 *
 * @baseComponent Dialog.Close
 * @passThrough
 */
export function DialogClose({ className, ...rest }: DialogCloseProps) {
  useDialogRoot("Dialog.Close");
  return (
    <Base.Close
      data-slot="dialog-close"
      className={rest.render ? className : dialogCloseRecipe({ className })}
      {...honorAriaDisabled(rest)}
    />
  );
}

export interface DialogTitleProps extends StyleProps, ComponentProps<"h2"> {
  /** The topic of the dialog in a few words or, for a question, the question itself. */
  children?: ReactNode;
}

/**
 * The heading that names the dialog.
 *
 * @baseComponent Dialog.Title
 * @passThrough
 */
export function DialogTitle({ className, ...rest }: DialogTitleProps) {
  useDialogRoot("Dialog.Title");
  return <Base.Title data-slot="dialog-title" className={dialogTitleRecipe({ className })} {...rest} />;
}

export interface DialogDescriptionProps extends StyleProps, ComponentProps<"p"> {
  /** One or two sentences about the consequences, read after the title. */
  children?: ReactNode;
}

/**
 * The paragraph that describes the dialog.
 *
 * @baseComponent Dialog.Description
 * @passThrough
 */
export function DialogDescription({ className, ...rest }: DialogDescriptionProps) {
  useDialogRoot("Dialog.Description");
  return (
    <Base.Description
      data-slot="dialog-description"
      className={dialogDescriptionRecipe({ className })}
      {...rest}
    />
  );
}
