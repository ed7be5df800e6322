/**
 * Makes the page like one in an older browser that does not know some CSS properties: for `beforeEach`.
 *
 * @returns Brings them back.
 */
export function withoutCss(...properties: string[]): () => void {
  const style = document.createElement("style");
  style.textContent = `* { ${properties.map((property) => `${property}: initial !important`).join("; ")} }`;
  document.head.append(style);
  const { supports } = CSS;
  CSS.supports = (...query: string[]) =>
    !properties.includes(query[0] ?? "") && Reflect.apply(supports, CSS, query);
  return () => {
    style.remove();
    CSS.supports = supports;
  };
}
