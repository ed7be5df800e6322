import { Link, Logo, Stack, Text } from "@kerf/react";

/** A link to the home page, named by the logo. */
export function HomeLink() {
  return (
    <Stack direction="row">
      <Link href="/" variant="plain">
        <Logo height={24} />
      </Link>
    </Stack>
  );
}

/** Next to the written name, the mark is hidden from screen readers. */
export function BesideTheName() {
  return (
    <Stack direction="row" gap="2">
      <Logo variant="glyph" height={16} aria-hidden />
      <Text>Made with Kerf</Text>
    </Stack>
  );
}
