/** Links to a file's source and to the list of problems, by their text. Without a repository, the result is empty. */
export function sourceLinks(
  { repository, bugs }: { name: string; repository?: { url: string }; bugs?: { url: string } },
  file: string,
): Record<string, string> {
  if (!repository) return {};
  const address = repository.url.replace(/^git\+|\.git$/g, "");
  return {
    "Edit this page": `${address}/edit/main/${file.replace(/^\.\//, "")}`,
    "Report a problem": bugs?.url ?? `${address}/issues/new`,
  };
}
