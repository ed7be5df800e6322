import { Button } from "@kerf/react/button";

/** The application's own classes on Kerf's components: those of its stylesheet, and of Tailwind. */
export function Own() {
  return (
    <aside>
      <Button variant="primary" className="wide rounded-none bg-black hover:bg-white">
        Its own classes
      </Button>
    </aside>
  );
}
