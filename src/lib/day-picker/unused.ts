/** Replaces what React DayPicker imports for its `animate` and `noonSafe`, which Kerf doesn't use. */
export function useAnimation(): void {}
export function createNoonOverrides(): void {}
