/**
 * Lets Jest and its workers load TypeScript. The test runner, which starts Jest, needs no TypeScript, and would
 * take 9 instead of 4 s of CPU to start.
 */
if (!process.argv[1]?.includes("test-storybook")) await import("tsx");
