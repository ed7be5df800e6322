import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentSecurityPolicy } from "../content-security-policy.ts";

/** The first browsers with light-dark(). Nested themes need it unchanged. */
const modern = { cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5", "ios17.5"] };

export default defineConfig(({ mode }) => ({
  build: {
    ...(mode === "modern" && modern),
    rolldownOptions: { input: ["index.html", "tailwind.html", "alone.html"] },
  },
  plugins: [react(), tailwindcss()],
  preview: { headers: { "Content-Security-Policy": contentSecurityPolicy } },
}));
