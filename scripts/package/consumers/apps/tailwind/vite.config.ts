import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentSecurityPolicy } from "../content-security-policy.ts";

export default defineConfig({
  // The first browsers with light-dark(). Nested themes need it unchanged.
  build: {
    cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5", "ios17.5"],
    rolldownOptions: { input: ["index.html", "alone.html"] },
  },
  plugins: [react(), tailwindcss()],
  preview: { headers: { "Content-Security-Policy": contentSecurityPolicy } },
});
