import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.js";
import { Own } from "./own.js";

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Gallery />
    <Own />
  </StrictMode>,
);
