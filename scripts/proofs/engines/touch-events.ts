/** Provides the constructors of touch events that stories simulate, because WebKitGTK allows no script to call them. */
export function provideTouchEvents(): void {
  try {
    new Touch({ identifier: 1, target: document.documentElement });
  } catch {
    Object.assign(window, { Touch: SimulatedTouch, TouchEvent: SimulatedTouchEvent });
  }
}

class SimulatedTouch {
  constructor(init: TouchInit) {
    Object.assign(this, init);
  }
}

class SimulatedTouchEvent extends UIEvent {
  readonly touches: readonly Touch[];
  readonly changedTouches: readonly Touch[];
  readonly targetTouches: readonly Touch[];

  constructor(type: string, init: TouchEventInit = {}) {
    super(type, init);
    this.touches = init.touches ?? [];
    this.changedTouches = init.changedTouches ?? [];
    this.targetTouches = init.targetTouches ?? this.touches;
  }
}
