import { createHash } from "node:crypto";
import { themeScript } from "@kerf/react";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const theme = themeScript();
const themeHash = createHash("sha256").update(theme).digest("base64");

export default defineConfig({
  plugins: [
    react(),
    {
      name: "theme",
      transformIndexHtml: () => [{ tag: "script", children: theme, injectTo: "head" }],
    },
  ],
  build: { cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5", "ios17.5"] },
  preview: {
    headers: {
      "Content-Security-Policy": `default-src 'none'; script-src 'self' 'sha256-${themeHash}'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'`,
    },
  },
});
