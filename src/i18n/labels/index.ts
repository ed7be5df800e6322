// Each component has its own constant, so that its bundle contains only its own strings.

export * from "./dates";
export * from "./default-labels";
export * from "./display";
export * from "./fields";
export * from "./navigation";
export type { PluralForms } from "./shared";
export type * from "./types";
