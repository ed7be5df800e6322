/**
 * Loads TypeScript in `npm run test:stories`, in Jest and in its workers. The test runner, which starts Jest, needs no
 * TypeScript, and would take 9 instead of 4 s of CPU to start.
 */
const [, program = ""] = process.argv;
if (!program.includes("test-storybook")) {
  // These packages load in half of the time if tsx doesn't handle their imports yet.
  const own = program.endsWith("command")
    ? ["storybook/internal/core-server"]
    : ["@storybook/test-runner", "playwright-core"];
  await Promise.all([...own, "esbuild"].map((name) => import(name)));
  await import("tsx");
}
