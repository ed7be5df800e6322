"use client";

import { type LinkComponentProps, LinkProvider } from "@kerf/react";
import NextLink from "next/link";
import type { ReactNode } from "react";

function AppLink({ to, ...props }: LinkComponentProps) {
  return <NextLink {...props} />;
}

/** Renders Kerf's links with the link of Next.js. */
export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider component={AppLink}>{children}</LinkProvider>;
}
