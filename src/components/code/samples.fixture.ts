import type { CodeLang } from "./pieces";

/** A few lines of every language. */
export const samples: Record<CodeLang, string> = {
  text: "GET /v1/deployments\n200 OK",
  ts: `import type { Region } from "./regions";

/** Where a deployment runs. */
export async function place<Name extends string>(name: Name, regions: Region[]): Promise<Region | null> {
  const near = regions.find(({ load }) => load < 0.75 && !/^test-/.test(name));
  return near ?? null; // nowhere
}`,
  tsx: `export function Deployments({ items, onOpen }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  return items.length === 0 ? (
    <Empty title="It's quiet here" />
  ) : (
    <ul className="list" data-open={open !== null} {...rest}>
      {items.map((item) => <li key={item.id} onClick={() => setOpen(item.id)}>{\`#\${item.id}\`}</li>)}
    </ul>
  );
}`,
  js: `class Queue extends Array {
  static limit = 1_000;
  push(...jobs) {
    if (this.length >= Queue.limit) throw new RangeError(\`Full: \${this.length}\`);
    return super.push(...jobs);
  }
}`,
  jsx: `const Greeting = ({ name = "you" }) => <p title="Hi">Don't go, {name.trim()}!</p>;`,
  json: `{
  "name": "atlas",
  "regions": ["eu", "us"],
  "limits": { "cpu": 0.5, "burst": true, "owner": null }
}`,
  jsonc: `{
  // Extends the base.
  "compilerOptions": { "strict": true, "target": "es2022" } /* and nothing else */
}`,
  css: `@layer kerf {
  /* The cut. */
  .panel:hover > [data-slot="line"]::before {
    border-inline-start: 1px solid var(--kerf-line, #ddd);
    width: calc(100% - 2rem);
  }
}`,
  html: `<!doctype html>
<p class="lead" hidden>Tea &amp; cake</p>
<script>const ready = true;</script>
<style>p { color: rebeccapurple }</style>`,
  bash: `# Install, and try it.
npm install --save-dev @kerf/react && cd "$HOME/app"
for file in *.ts; do echo "\${file%.ts}"; done
curl -sSf https://example.com/install.sh | bash -s -- --yes > log.txt`,
  yaml: `# On every push.
on: push
jobs:
  test:
    timeout: 10
    steps: [checkout, "npm test"]`,
  toml: `title = "Atlas" # shown
[limits]
cpu = 0.5
burst = true`,
  md: `# Atlas

Deploys **everything** that \`git push\` brings; see [the guide](https://example.com).

- one
- two`,
  diff: `--- a/atlas.json
+++ b/atlas.json
@@ -1,3 +1,3 @@
 {
-  "regions": ["eu"]
+  "regions": ["eu", "us"]
 }`,
  python: `@dataclass
class Region:
    name: str
    load: float = 0.0

    def near(self) -> bool:
        return self.load < 0.75 and not f"{self.name}".startswith("test-")  # nowhere`,
};
