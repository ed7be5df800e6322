import { Button } from "@kerf/react";
import type { ComponentProps } from "react";

/** A saw cut: two boards, and the kerf between them. */
export function KerfIcon(props: ComponentProps<"svg">) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d="M2 7h7v10H2zM15 7h7v10h-7zM12 3v18" />
    </svg>
  );
}

/** An icon beside text, and an icon alone with an accessible name. */
export function OwnIcon() {
  return (
    <>
      <Button icon={KerfIcon}>Cut</Button>
      <Button icon={KerfIcon} shape="square" variant="ghost" aria-label="Cut" />
    </>
  );
}
