import { Button } from "@kerf/react/button";

/** The application's own classes and tokens on Kerf's components, and Kerf's tokens in Tailwind's classes. */
export function Overrides() {
  return (
    <aside>
      <Button variant="primary" className="wide loud rounded-none bg-black px-8">
        Its own classes
      </Button>
      <p className="brand">
        <Button variant="primary">Its own brand</Button>
      </p>
      <p data-theme="dark" className="rounded-kerf-lg bg-kerf-surface text-kerf-sm text-kerf-ink-muted">
        In Kerf's colors
      </p>
      <p className="rounded-lg text-sm">In Tailwind's sizes</p>
    </aside>
  );
}
