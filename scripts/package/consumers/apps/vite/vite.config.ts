import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentSecurityPolicy } from "../content-security-policy.ts";

export default defineConfig({
  plugins: [react()],
  preview: { headers: { "Content-Security-Policy": contentSecurityPolicy } },
});
