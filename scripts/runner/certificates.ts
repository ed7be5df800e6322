import { join } from "node:path";
import { readIfExists, writeFileAtomically } from "../lib/files";

/** Certifies that a shot was the same each time it was taken. */
interface Certificate {
  hash: string;
  /** How often it was taken. */
  shots: number;
}

/** The shots that may become baselines, by `<story-id>/<mode>`, stored in `.cache/certificates.json`. */
export class Certificates {
  private constructor(
    private readonly path: string,
    private readonly entries: Map<string, Certificate>,
  ) {}

  static async read(out: string): Promise<Certificates> {
    const path = join(out, "certificates.json");
    const json = await readIfExists(path);
    return new Certificates(path, new Map(json ? Object.entries(JSON.parse(json.toString())) : []));
  }

  /** Whether the shot of the story in this mode was certified with exactly this hash. */
  has(storyId: string, mode: string, hash: string): boolean {
    return this.entries.get(`${storyId}/${mode}`)?.hash === hash;
  }

  grant(shot: string, certificate: Certificate): void {
    this.entries.set(shot, certificate);
  }

  /** Removes the certificate that an earlier run granted, because the shot has differed since. */
  revoke(shot: string): void {
    this.entries.delete(shot);
  }

  async write(): Promise<void> {
    const sorted = [...this.entries].sort(([a], [b]) => a.localeCompare(b, "en"));
    await writeFileAtomically(this.path, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
  }
}
