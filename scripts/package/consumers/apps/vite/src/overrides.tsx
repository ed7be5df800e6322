import { Button } from "@kerf/react/button";

/** The application's own classes and tokens on Kerf's components. */
export function Overrides() {
  return (
    <aside>
      <Button variant="primary" className="wide loud">
        Its own classes
      </Button>
      <p className="brand">
        <Button variant="primary">Its own brand</Button>
      </p>
    </aside>
  );
}
