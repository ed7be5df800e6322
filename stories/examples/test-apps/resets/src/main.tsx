import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.js";
import { Own } from "./own.js";

// The address names the stylesheet: `?normalize`.
const sheets = import.meta.glob("./sheets/*.css");
await sheets[`./sheets/${location.search.slice(1)}.css`]?.();

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Gallery />
    <Own />
  </StrictMode>,
);
