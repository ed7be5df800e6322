import type { ArgTypes } from "storybook/internal/csf";
import { argTypesOf } from "./arg-types";
import { lookUp } from "./lookup";

/** The docs table of a component or part. */
export function tableOf(component: unknown): ArgTypes | null {
  const found = lookUp(component);
  return found ? argTypesOf(found.descriptor) : null;
}

/** The description of a component or part, for the top of a docs page. */
export function describeComponent(component: unknown): string | null {
  return lookUp(component)?.descriptor.description ?? null;
}
