/** Lets stories simulate a pointer and touch in engines other than Chromium. */
export function supportSimulatedInput(): void {
  capturePointers();
  movePointers();
  provideTouchEvents();
}

/** An engine lets elements capture only real pointers. In Chromium, the simulated mouse has the id of the real one. */
function capturePointers(): void {
  const captured = new Map<number, Element>();
  const { setPointerCapture, hasPointerCapture, releasePointerCapture } = Element.prototype;
  Object.assign(Element.prototype, {
    setPointerCapture(this: Element, id: number) {
      try {
        setPointerCapture.call(this, id);
      } catch {
        captured.set(id, this);
      }
    },
    hasPointerCapture(this: Element, id: number) {
      return captured.get(id) === this || hasPointerCapture.call(this, id);
    },
    releasePointerCapture(this: Element, id: number) {
      if (!captured.delete(id)) releasePointerCapture.call(this, id);
    },
  });
  // A pointer that is lifted is released.
  for (const type of ["pointerup", "pointercancel"] as const) {
    addEventListener(type, ({ pointerId }) => setTimeout(() => captured.delete(pointerId)));
  }
}

/**
 * Gives each simulated `mousemove` a movement of at least 1 px. In WebKit, Base UI ignores those without, which WebKit
 * sends when something moves under a pointer that doesn't.
 */
function movePointers(): void {
  const { get } = Object.getOwnPropertyDescriptor(MouseEvent.prototype, "movementX") as { get(): number };
  Object.defineProperty(MouseEvent.prototype, "movementX", {
    configurable: true,
    get(this: MouseEvent) {
      const movement = get.call(this);
      return movement === 0 && this.type === "mousemove" && !this.isTrusted ? 1 : movement;
    },
  });
}

/** WebKitGTK allows no script to call the constructors of touch events. */
function provideTouchEvents(): void {
  try {
    new Touch({ identifier: 1, target: document.documentElement });
  } catch {
    class SimulatedTouch {
      constructor(init: TouchInit) {
        Object.assign(this, init);
      }
    }
    class SimulatedTouchEvent extends UIEvent {
      constructor(type: string, init: TouchEventInit = {}) {
        super(type, init);
        const { touches = [], changedTouches = [], targetTouches = touches } = init;
        Object.assign(this, { touches, changedTouches, targetTouches });
      }
    }
    Object.assign(window, { Touch: SimulatedTouch, TouchEvent: SimulatedTouchEvent });
  }
}
