/** Compresses a text, and encodes it in characters that are valid in a URL. */
export async function pack(text: string): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** @throws if the text wasn't returned by {@link pack}, for example because a link was cut off. */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new TextDecoder().decode(await bytesOf(stream));
}

async function bytesOf(stream: ReadableStream<BufferSource>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

/** A page's edits as one parameter: story names and packed code, joined by dots, which neither contains. */
export function writeEdits(edits: ReadonlyMap<string, string>): string | undefined {
  return [...edits].flat().join(".") || undefined;
}

/** The packed code in the parameter, by story. */
export function readEdits(parameter: string): Map<string, string> {
  const parts = parameter.split(".");
  const edits = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) edits.set(parts[at] ?? "", parts[at + 1] ?? "");
  return edits;
}
