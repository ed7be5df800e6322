import { table } from "../../lib/table";
import { bundle } from "../bundle";
import { installPeers } from "./install";
import { type Peer, peers } from "./peers";

/** A table of Kerf's sizes and those of the peers' equivalents. `-` means that a peer has no equivalent. */
export async function peerSizes(kerf: { name: string; bytes: number }[]): Promise<string> {
  const place = await installPeers(peers);
  const compared = kerf.filter(({ name }) => peers.some((peer) => peer.exports[name]));
  const rows: string[][] = [];
  for (const { name, bytes } of compared) {
    const others = [];
    for (const peer of peers) others.push(await sizeOf(peer, name, place));
    rows.push([name, kib(bytes), ...others]);
  }
  return table(["KiB, minified and gzipped", "Kerf", ...peers.map(({ name }) => name)], rows);
}

async function sizeOf({ exports, from }: Peer, name: string, place: { folder: string }): Promise<string> {
  const names = exports[name];
  if (!names) return "-";
  return kib((await bundle(place, `export { ${names.join(", ")} } from "${from}";`)).bytes);
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(2);
}
