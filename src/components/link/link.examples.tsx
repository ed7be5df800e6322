import { Link, type LinkComponentProps, LinkProvider } from "@kerf/react";

/** In running text, underlined. */
export function InText() {
  return (
    <p>
      Before the first cut, read <Link href="#blades">how to choose a blade</Link> and check its teeth.
    </p>
  );
}

/** A link to another site that opens in a new tab, with an icon and a text for screen readers. */
export function NewTab() {
  return (
    <Link href="https://www.w3.org/WAI/" target="_blank">
      Accessibility guidelines
      <Link.ExternalIcon />
    </Link>
  );
}

/** In colored text, the link inherits the color. */
export function InAWarning() {
  return (
    <strong>
      The plan ends on Friday.{" "}
      <Link variant="current" href="#renew">
        Renew it
      </Link>{" "}
      to keep your drawings.
    </strong>
  );
}

/** Saves a file under a name of your choice. */
export function Download() {
  return (
    <Link variant="plain" href="data:text/csv,saw%2Ckerf%0Atable%2C3.2" download="saws.csv">
      Download the table of saws
    </Link>
  );
}

/** The router's link for a whole application: set it once, around everything. */
export function WithARouter() {
  return (
    <LinkProvider component={RouterLink}>
      <Link to="/projects">Projects</Link>
    </LinkProvider>
  );
}

/** Stands for the router's own link component. */
function RouterLink({ to, ...props }: LinkComponentProps) {
  return <a {...props} href={`#${to}`} />;
}
