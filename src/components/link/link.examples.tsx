import { Link, type LinkComponentProps, LinkProvider, Text } from "@kerf/react";

/** In running text, underlined. */
export function InText() {
  return (
    <Text>
      Before the first cut, read <Link href="#blades">how to choose a blade</Link> and check its teeth.
    </Text>
  );
}

/** A link to another site that opens in a new tab, with an icon and a text for screen readers. */
export function NewTab() {
  return (
    <Text>
      Follow the{" "}
      <Link href="https://www.w3.org/WAI/" target="_blank">
        accessibility guidelines
        <Link.ExternalIcon />
      </Link>
    </Text>
  );
}

/** In colored text, the link inherits the color. */
export function InAWarning() {
  return (
    <Text variant="error">
      The plan has ended.{" "}
      <Link variant="current" href="#renew">
        Renew it
      </Link>{" "}
      to keep your drawings.
    </Text>
  );
}

/** Saves a file under a name of your choice. */
export function Download() {
  return (
    <Text>
      <Link variant="plain" href="data:text/csv,saw%2Ckerf%0Atable%2C3.2" download="saws.csv">
        Download the table of saws
      </Link>
    </Text>
  );
}

/** The router's link component for a whole application. Set it once, around the application. */
export function WithARouter() {
  return (
    <LinkProvider component={RouterLink}>
      <Text>
        <Link to="/projects">Projects</Link>
      </Text>
    </LinkProvider>
  );
}

/** A stand-in for the router's own link component. */
function RouterLink({ to, ...props }: LinkComponentProps) {
  return <a {...props} href={`#${to}`} />;
}
