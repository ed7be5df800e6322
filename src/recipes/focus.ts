/** The one focus ring: 2 px of accent, 2 px off the edge, drawn as an outline so that nothing clips or shifts. */
export const focusRing =
  "outline-2 outline-transparent outline-offset-2 focus-visible:outline-focus forced-colors:focus-visible:outline-[Highlight]";
