/** A variant of a class, as Tailwind parses it: `hover`, `data-[open]`, `group-hover`. */
export interface ClassVariant {
  kind: "static" | "functional" | "compound" | "arbitrary";
  root?: string;
  value?: { value: string } | null;
  variant?: ClassVariant;
}

const pseudoClasses = new Set([
  "hover",
  "focus",
  "focus-visible",
  "focus-within",
  "active",
  "visited",
  "target",
  "enabled",
  "disabled",
  "inert",
  "checked",
  "indeterminate",
  "optional",
  "required",
  "valid",
  "invalid",
  "user-valid",
  "user-invalid",
  "in-range",
  "out-of-range",
  "placeholder-shown",
  "autofill",
  "read-only",
  "open",
]);

/**
 * The interaction state of a variant, without brackets: `hover`, `data-state=open`, `aria-busy`,
 * `peer-checked`. Undefined for variants that aren't states: screen sizes, media, pseudo-elements, and
 * `not-…`, which only restricts another variant.
 */
export function stateOf(variant: ClassVariant): string | undefined {
  const { kind, root = "" } = variant;
  if (kind === "static") return pseudoClasses.has(root) ? root : undefined;
  if (kind === "functional") {
    const value = variant.value?.value;
    // `data-slot` identifies an element. It isn't a state.
    if (!value || value.startsWith("slot=") || (root !== "data" && root !== "aria")) return undefined;
    return `${root}-${value.replaceAll(/["']/g, "")}`;
  }
  if (kind === "compound" && root !== "not" && variant.variant) {
    const inner = stateOf(variant.variant);
    return inner && `${root}-${inner}`;
  }
  return undefined;
}
