/** Compresses a text, and encodes it in characters that are valid in a URL. */
export async function pack(text: string): Promise<string> {
  const bytes = await converted(text, new CompressionStream("deflate-raw"));
  const encoded = btoa(String.fromCharCode(...bytes));
  return encoded.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @throws if the text wasn't returned by {@link pack}, for example because a link was cut off. */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await converted(bytes, new DecompressionStream("deflate-raw")));
}

async function converted(
  data: string | Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A page's edits as one parameter: story names and packed code, joined by dots, which neither contains. */
export function writeEdits(packed: ReadonlyMap<string, string>): string | undefined {
  return [...packed].flat().join(".") || undefined;
}

/** The packed code in the parameter, by story. */
export function readEdits(parameter: string): Map<string, string> {
  const pairs = parameter.matchAll(/([^.]+)\.([^.]+)/g);
  return new Map([...pairs].map(([, name = "", packed = ""]) => [name, packed]));
}
