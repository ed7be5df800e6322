import { Logo } from "@kerf/react";

/** The way home: the logo's name is the link's. */
export function HomeLink() {
  return (
    <a href="/">
      <Logo height={24} />
    </a>
  );
}

/** The name stands beside it, so that the mark need not be read out. */
export function BesideTheName() {
  return (
    <p style={{ display: "flex", alignItems: "center", gap: 8 }}>
      <Logo variant="glyph" height={16} aria-hidden /> Made with Kerf
    </p>
  );
}
