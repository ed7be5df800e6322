import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // Otherwise, Vite finds it when the first page loads, and loads that page again.
  optimizeDeps: { include: ["@kerf/react"] },
  build: { cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5", "ios17.5"] },
});
