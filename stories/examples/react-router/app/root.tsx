import "@kerf/react/styles.css";
import "./page.css";
import { Link, type LinkComponentProps, LinkProvider, Stack } from "@kerf/react";
import { Links, Meta, Outlet, Link as RouterLink, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import { readTheme, ThemeMenu } from "./theme-menu";

export function loader({ request }: Route.LoaderArgs) {
  return { theme: readTheme(request.headers.get("Cookie")) };
}

/** Renders Kerf's links with the link of React Router. */
function AppLink({ href, ...props }: LinkComponentProps) {
  return <RouterLink {...props} />;
}

export default function Root({ loaderData: { theme } }: Route.ComponentProps) {
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Team</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider component={AppLink}>
          <Stack gap="6" padding="6" maxWidth="sm">
            <Stack as="header" direction="row" justify="between">
              <Stack as="nav" direction="row" aria-label="Pages">
                <Link to="/">Invite</Link>
                <Link to="/members">Members</Link>
              </Stack>
              <ThemeMenu initial={theme} />
            </Stack>
            <main>
              <Outlet />
            </main>
          </Stack>
        </LinkProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
