import { describe, expect, test } from "vitest";
import { checkFiles, matchesAccept } from "./check-files";

const file = (name: string, size = 1, type = "") =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });
const everything = { maxFiles: Number.POSITIVE_INFINITY };

describe("matchesAccept", () => {
  test.each([
    ["scan.PDF", "", ".pdf", true],
    ["scan.pdf", "application/pdf", "image/*, application/PDF", true],
    ["photo.heic", "image/heic", "image/*", true],
    ["photo.heic", "", "image/*", false],
    ["pdf", "", ".pdf", false],
    ["archive.tar.gz", "application/gzip", ".tar.gz", true],
    ["notes.txt", "text/plain", ",", false],
    ["notes.txt", "text/plain", "text", false],
  ])("%s of type %j matches %j: %s", (name, type, accept, matches) => {
    expect(matchesAccept({ name, type }, accept)).toBe(matches);
  });
});

describe("checkFiles", () => {
  test("keeps the selected files and their order", () => {
    const [one, two] = [file("a"), file("b")];
    expect(checkFiles([one], [two], everything)).toEqual({ accepted: [one, two], rejections: [] });
  });

  test("names the first limit that a file exceeds", () => {
    const added = [file("a.exe", 9), file("a.pdf", 9), file("b.pdf"), file("c.pdf")];
    const { accepted, rejections } = checkFiles([], added, { accept: ".pdf", maxSize: 8, maxFiles: 1 });
    expect(accepted).toEqual([added[2]]);
    expect(rejections.map(({ reason }) => reason)).toEqual(["type", "size", "count"]);
  });

  test("accepts a file of exactly the maximum size", () => {
    expect(checkFiles([], [file("a", 8)], { ...everything, maxSize: 8 }).accepted).toHaveLength(1);
  });

  test("ignores a file that is already selected, and keeps one that differs in size", () => {
    const { accepted, rejections } = checkFiles([file("a", 1)], [file("a", 1), file("a", 2)], everything);
    expect(accepted.map(({ size }) => size)).toEqual([1, 2]);
    expect(rejections).toEqual([]);
  });
});
