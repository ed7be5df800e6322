import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? {}
    : {
        outDir: "dist/client",
        rolldownOptions: {
          input: "src/client.tsx",
          output: { entryFileNames: "client.js", assetFileNames: "[name][extname]" },
        },
      },
}));
