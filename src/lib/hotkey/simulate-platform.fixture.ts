/** Simulates another operating system. Returns a function that restores the real one. */
export function simulatePlatform(value: "MacIntel" | "Win32"): () => void {
  Object.defineProperty(navigator, "platform", { configurable: true, value });
  return () => {
    delete (navigator as { platform?: unknown }).platform;
  };
}
