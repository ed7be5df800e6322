import { storageKey } from "./stored-globals";

/**
 * A script for the head of the manager and of the preview. If the URL or the last visit set a dark theme, the
 * page is dark before its styles load. The layer is below all others, so any style overrides it.
 */
export const firstPaint = `<script>
(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem("${storageKey}") ?? "{}").theme;
  } catch {}
  theme = /theme:(\\w+)/.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1] ?? theme;
  if (theme !== "dark" && !(theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)) return;
  const style = document.createElement("style");
  style.textContent = "@layer first-paint { html { color-scheme: dark; } }";
  document.head.prepend(style);
})();
</script>`;
