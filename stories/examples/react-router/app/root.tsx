import "@kerf/react/styles.css";
import "./page.css";
import { Link, type LinkComponentProps, LinkProvider, Stack, ThemeScript } from "@kerf/react";
import { Links, Meta, Outlet, Link as RouterLink, Scripts, ScrollRestoration } from "react-router";
import { ThemeMenu } from "./theme-menu";

/** Renders Kerf's links with the link of React Router. */
function AppLink({ href, ...props }: LinkComponentProps) {
  return <RouterLink {...props} />;
}

export default function Root() {
  return (
    <html lang="en" data-theme="system" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Team</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <ThemeScript />
        <LinkProvider component={AppLink}>
          <Stack gap="6" padding="6" maxWidth="sm">
            <Stack as="header" direction="row" justify="between">
              <Stack as="nav" direction="row" aria-label="Pages">
                <Link to="/">Invite</Link>
                <Link to="/members">Members</Link>
              </Stack>
              <ThemeMenu />
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
