import { Text } from "@kerf/react";

/** A page header with a title and a sentence about the page. */
export function PageHead() {
  return (
    <header>
      <Text variant="heading1">Deployments</Text>
      <Text variant="secondary" size="lg">
        Every version that ever ran, and who released it.
      </Text>
    </header>
  );
}

/** The heading level differs from the look, to fit the page's outline. */
export function HeadingLevel() {
  return (
    <section>
      <Text variant="heading3" as="h2">
        Danger zone
      </Text>
      <Text>Deleted projects can't be restored.</Text>
    </section>
  );
}

/** Words of another style within a line of text. */
export function WithinALine() {
  return (
    <Text>
      Build <Text variant="mono">4f9c2e1</Text> is{" "}
      <Text as="strong" bold>
        live
      </Text>{" "}
      <Text as="span" variant="secondary">
        since 9:41
      </Text>
    </Text>
  );
}

/** A path that is too long is truncated with an ellipsis. Its native tooltip shows all of it. */
export function LongPath() {
  return (
    <Text variant="mono-secondary" size="sm" truncate>
      /var/lib/containers/storage/overlay/9d2c6f0b7f5e4a1c8a4be0fd2f9b7c3e/merged/etc/nginx/conf.d/default.conf
    </Text>
  );
}
