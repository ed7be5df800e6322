/** Loads a file of the site that `packed` compressed when the site was built. */
export async function loadPacked(path: string, base = document.baseURI): Promise<string> {
  const response = await fetch(new URL(path, base));
  if (!response.ok || !response.body) throw new Error(`Can't load ${path}: ${response.status}.`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).text();
}

/** A function that loads something at its first call. After an error, the next call tries again. */
export function loadedOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
