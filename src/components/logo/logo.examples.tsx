import { Logo } from "@kerf/react";

/** A link to the home page, named by the logo. */
export function HomeLink() {
  return (
    <a href="/">
      <Logo height={24} />
    </a>
  );
}

/** The name is written beside it, so the mark isn't read out. */
export function BesideTheName() {
  return (
    <p style={{ display: "flex", alignItems: "center", gap: 8 }}>
      <Logo variant="glyph" height={16} aria-hidden /> Made with Kerf
    </p>
  );
}
