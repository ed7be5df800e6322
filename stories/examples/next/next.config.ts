import type { NextConfig } from "next";

const config: NextConfig = {
  // Only needed while the folder is inside another project.
  turbopack: { root: import.meta.dirname },
};

export default config;
