const before = new Map<string, string | null>();

/** Sets attributes of the root element, and restores the original values of those that earlier calls set. */
export function setRootAttributes(attributes: Record<string, string>): void {
  const root = document.documentElement;
  for (const name of Object.keys(attributes)) {
    if (!before.has(name)) before.set(name, root.getAttribute(name));
  }
  for (const [name, original] of before) {
    const value = attributes[name] ?? original;
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
}

/** Restores the original values of all attributes that were set. */
export function resetRootAttributes(): void {
  setRootAttributes({});
  before.clear();
}
