import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const names = ["layered", "none", "normalize", "reboot", "preflight"];

export default defineConfig({
  build: {
    cssTarget: ["chrome123", "edge123", "firefox128", "safari17.5", "ios17.5"],
    rolldownOptions: { input: names.map((name) => `${name}.html`) },
  },
  plugins: [react()],
});
