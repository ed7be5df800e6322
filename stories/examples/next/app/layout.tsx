import "@kerf/react/styles.css";
import "./page.css";
import { Link, Stack, ThemeScript } from "@kerf/react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { Links } from "../components/links";
import { ThemeMenu } from "../components/theme-menu";

export const metadata: Metadata = { title: "Team", icons: "data:," };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <html lang="en" data-theme="system" suppressHydrationWarning>
      <body>
        <ThemeScript nonce={nonce} />
        <Links>
          <Stack gap="6" padding="6" maxWidth="sm">
            <Stack as="header" direction="row" justify="between">
              <Stack as="nav" direction="row" aria-label="Pages">
                <Link href="/">Invite</Link>
                <Link href="/members">Members</Link>
              </Stack>
              <ThemeMenu />
            </Stack>
            <main>{children}</main>
          </Stack>
        </Links>
      </body>
    </html>
  );
}
