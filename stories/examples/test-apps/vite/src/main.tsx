import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.js";
import { Overrides } from "./overrides.js";
import { Patterns } from "./patterns.js";

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Gallery />
    <Patterns />
    <Overrides />
  </StrictMode>,
);
