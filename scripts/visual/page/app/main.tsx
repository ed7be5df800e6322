import { createRoot } from "react-dom/client";
import "../../../../src/styles.css";
import "./page.css";
import type { Opening } from "../../report/report-format";
import { App } from "./app";

declare global {
  interface Window {
    /** Set by `report.js`, which the page loads first. */
    kerfReview?: Opening;
  }
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root element.");
createRoot(root).render(
  window.kerfReview ? (
    <App opening={window.kerfReview} />
  ) : (
    "report.js is missing. It must be in the same folder as this page."
  ),
);
