import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  build: { cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5", "ios17.5"] },
  plugins: [react()],
});
