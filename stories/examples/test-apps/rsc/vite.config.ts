import react from "@vitejs/plugin-react";
import rsc from "@vitejs/plugin-rsc";
import { defineConfig } from "vite";

const input = (entry: string) => ({
  build: { rollupOptions: { input: { index: `./src/entry.${entry}.tsx` } } },
});

export default defineConfig({
  plugins: [react(), rsc()],
  environments: { rsc: input("rsc"), ssr: input("ssr"), client: input("browser") },
});
