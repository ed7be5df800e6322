/** The description of each value, for the catalog. Not part of any bundle. */
export const themeScriptTexts = {
  defaultTheme: {
    system: "The theme of the system, also when it changes.",
    light: "For products that are designed in light.",
    dark: "For products that are designed in dark.",
  },
};
