/** Loads a file that the site's build has compressed: see `packed`. */
export async function loadPacked(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`Can't load ${url.pathname}: ${response.status}.`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).text();
}
