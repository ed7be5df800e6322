import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

/**
 * The only fonts that the pinned browser can see.
 *
 * Kerf's own fonts are web fonts. A fallback to system fonts must not depend on what the machine has
 * installed. Paths are relative to the folder of fonts.conf, so the unpacked browser can be moved.
 */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
  </match>
</fontconfig>
`;

/** The archives beside `chromium.br`: the NSS libraries that it links, its software GL, a fallback font. */
const ARCHIVES = ["al2023.tar.br", "swiftshader.tar.br", "fonts.tar.br"];

/**
 * Unpacks the browser from its npm package into `folder`, once.
 *
 * Files go to a temporary folder beside it, which is renamed in one step. So an interrupted run leaves no
 * partial browser. If two runs unpack at the same time, both use the copy that is renamed first. The
 * package's own helper unpacks to fixed names in the system's temporary folder, and guarantees neither.
 */
export async function unpackBrowser(packageBin: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    await Promise.all([
      unpackProgram(join(packageBin, "chromium.br"), join(draft, "chromium")),
      writeFile(join(draft, "fonts.conf"), fontsConf),
      ...ARCHIVES.map((name) => unpackArchive(join(packageBin, name), draft)),
    ]);
    await rename(draft, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function unpackProgram(source: string, target: string): Promise<void> {
  const fast = { chunkSize: 2 ** 21 };
  await pipeline(
    createReadStream(source),
    createBrotliDecompress(fast),
    createWriteStream(target, { mode: 0o755 }),
  );
}

async function unpackArchive(source: string, folder: string): Promise<void> {
  // `-i` reads to the end of the stream. The archive's fonts.conf points outside the folder, and `fontsConf` replaces it.
  const tar = spawn("tar", ["-xi", "-C", folder, "--exclude", "fonts.conf"], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const [[code]] = await Promise.all([
    once(tar, "close"),
    pipeline(createReadStream(source), createBrotliDecompress(), tar.stdin),
  ]);
  if (code !== 0) throw new Error(`tar can't unpack ${source}: it ended with ${code}.`);
}
