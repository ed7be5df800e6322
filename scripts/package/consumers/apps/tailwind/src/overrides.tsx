import { Button } from "@kerf/react/button";

/** Tailwind's classes on Kerf's components, and Kerf's tokens in Tailwind's classes. */
export function Overrides() {
  return (
    <aside>
      <Button variant="primary" className="rounded-none bg-black px-8">
        Its own classes
      </Button>
      <p data-theme="dark" className="rounded-kerf-lg bg-kerf-surface text-kerf-sm text-kerf-ink-muted">
        In Kerf's colors
      </p>
      <p className="rounded-lg text-sm">In Tailwind's sizes</p>
    </aside>
  );
}
