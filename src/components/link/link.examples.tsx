import { Link, type LinkComponentProps, LinkProvider } from "@kerf/react";

/** In running text: underlined, so that it is told by more than its colour. */
export function InText() {
  return (
    <p>
      Before the first cut, read <Link href="#blades">how to choose a blade</Link> and check its teeth.
    </p>
  );
}

/** A link to another site in a new tab says so, to the eye and to screen readers. */
export function NewTab() {
  return (
    <Link href="https://www.w3.org/WAI/" target="_blank">
      Accessibility guidelines
      <Link.ExternalIcon />
    </Link>
  );
}

/** In text that has a colour of its own, the link takes it. */
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
