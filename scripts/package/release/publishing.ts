type Manifest = Record<string, unknown>;
type Environment = Record<string, string | undefined>;

/** The options of `npm publish`. A dry run signs nothing, because nothing is published. */
export function publishArguments(isReal: boolean): string[] {
  return ["--access", "public", "--ignore-scripts", ...(isReal ? ["--provenance"] : ["--dry-run"])];
}

/** The reasons why this environment can't publish, each with its fix. */
export function refusals({ GITHUB_REPOSITORY, ACTIONS_ID_TOKEN_REQUEST_URL }: Environment): string[] {
  return [
    ...(GITHUB_REPOSITORY ? [] : ["This isn't a run of GitHub Actions. Start the workflow Release instead."]),
    ...(ACTIONS_ID_TOKEN_REQUEST_URL
      ? []
      : [
          "The run can't request an identity token, so npm can't state where the package was built. Give the job `id-token: write`.",
        ]),
  ];
}

/** The manifest with the repository of the build, which npm compares with the provenance statement. */
export function withRepository(manifest: Manifest, env: Environment): Manifest {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = env;
  if (!GITHUB_REPOSITORY) return manifest;
  const url = `git+${GITHUB_SERVER_URL ?? "https://github.com"}/${GITHUB_REPOSITORY}.git`;
  return { ...manifest, repository: { type: "git", url } };
}
