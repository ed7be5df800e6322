type Manifest = Record<string, unknown>;
type Environment = Record<string, string | undefined>;

/** The options of `npm publish`. A dry run signs nothing, because nothing is published. */
export function publishArguments(isReal: boolean): string[] {
  return ["--access", "public", "--ignore-scripts", ...(isReal ? ["--provenance"] : ["--dry-run"])];
}

/** Why nothing can be published from here, with the fix for each. */
export function refusals({ GITHUB_REPOSITORY, ACTIONS_ID_TOKEN_REQUEST_URL }: Environment): string[] {
  return [
    ...(GITHUB_REPOSITORY ? [] : ["This isn't a run of GitHub Actions. Start the workflow Release instead."]),
    ...(ACTIONS_ID_TOKEN_REQUEST_URL
      ? []
      : [
          "The run may not ask for an identity, so npm cannot say where the package comes from. Give the job `id-token: write`.",
        ]),
  ];
}

/** The manifest with the repository that it is built in, which npm compares with the statement of provenance. */
export function withRepository(manifest: Manifest, env: Environment): Manifest {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = env;
  if (!GITHUB_REPOSITORY) return manifest;
  const url = `git+${GITHUB_SERVER_URL ?? "https://github.com"}/${GITHUB_REPOSITORY}.git`;
  return { ...manifest, repository: { type: "git", url } };
}
