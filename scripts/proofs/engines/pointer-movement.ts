/**
 * Gives each simulated `mousemove` a movement of at least 1 px. In WebKit, Base UI ignores those without, which WebKit
 * sends when something moves under a pointer that stays where it is.
 */
export function moveSimulatedPointers(): void {
  const { get } = Object.getOwnPropertyDescriptor(MouseEvent.prototype, "movementX") as { get(): number };
  Object.defineProperty(MouseEvent.prototype, "movementX", {
    configurable: true,
    get(this: MouseEvent) {
      const movement = get.call(this);
      return movement === 0 && this.type === "mousemove" && !this.isTrusted ? 1 : movement;
    },
  });
}
