/** One regular file of a tar archive. */
export interface TarEntry {
  name: string;
  mode: number;
  data: Buffer;
}

const BLOCK = 512;

/**
 * Reads the regular files of an uncompressed ustar archive.
 *
 * The browser's package holds a dozen files with short names, so this is all of tar that they need.
 */
export function* readTar(archive: Buffer): Generator<TarEntry> {
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    const name = text(header, 0, 100);
    if (name === "") return; // Two empty blocks end an archive.
    const size = octal(header, 124, 12);
    const data = archive.subarray(at + BLOCK, at + BLOCK + size);
    if (data.length < size) throw new Error(`The archive ends inside "${name}": it is damaged.`);
    const type = text(header, 156, 1);
    if (type === "" || type === "0") yield { name, mode: octal(header, 100, 8), data };
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function text(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString("utf8", 0, end === -1 ? length : end).trim();
}

function octal(header: Buffer, start: number, length: number): number {
  return Number.parseInt(text(header, start, length) || "0", 8);
}
