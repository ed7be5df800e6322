import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";

/** A root of its own on the canvas, for checks that render, hydrate and remove content. */
export class Mount {
  readonly element: HTMLElement;
  private root: Root | undefined;

  constructor(canvas: HTMLElement) {
    this.element = canvas.appendChild(document.createElement("div"));
  }

  /** Renders content. The previous content is gone when this returns. */
  show(content: ReactNode): void {
    this.root ??= createRoot(this.element);
    flushSync(() => this.root?.render(content));
  }

  /** Hydrates content that a server rendered and that `change` then changed. */
  hydrate(content: ReactNode, change: () => void): void {
    this.root?.unmount();
    this.element.innerHTML = renderToString(content);
    change();
    this.root = hydrateRoot(this.element, content);
  }

  remove(): void {
    this.root?.unmount();
    this.element.remove();
  }
}
