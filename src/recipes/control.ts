/** Heights of every control in px: xs 20, sm 26, base 36, lg 40; radius and text size go with the height. */
export const controlSize = {
  xs: "h-5 rounded-xs text-sm",
  sm: "h-6.5 rounded-sm text-sm",
  base: "h-9 rounded-md text-base",
  lg: "h-10 rounded-md text-base",
} as const;
