import "@kerf/react/styles.css";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Page } from "./page.js";

hydrateRoot(
  document,
  <StrictMode>
    <Page report={Promise.resolve("12 pages")} />
  </StrictMode>,
  { onRecoverableError: (error) => console.error(error) },
);
