import "@kerf/react/styles.css";
import "./alone.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.js";
import { Patterns } from "./patterns/index.js";

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <Gallery />
    <Patterns />
  </StrictMode>,
);
