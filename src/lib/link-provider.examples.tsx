import { Link, type LinkComponentProps, LinkProvider } from "@kerf/react";

/** In place of your router's link, which changes the page without loading it. */
function RouterLink({ to, ...props }: LinkComponentProps) {
  return <a {...props} data-to={to} />;
}

/** All links in the application use the router. */
export function Navigation() {
  return (
    <LinkProvider component={RouterLink}>
      <Link to="/projects">Projects</Link>
    </LinkProvider>
  );
}
