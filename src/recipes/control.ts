/** The height of every control. Radius and text size depend on the height. */
export const controlSize = {
  xs: "k:h-5 k:rounded-xs k:text-sm",
  sm: "k:h-6.5 k:rounded-sm k:text-sm",
  base: "k:h-9 k:rounded-md k:text-base",
  lg: "k:h-10 k:rounded-md k:text-base",
} as const;
