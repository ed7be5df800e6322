import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { camelCase, pascalCase } from "../../lib/names";
import { root as repository } from "../../lib/paths";
import { formatGaps } from "../read/gaps";
import { pathsIn } from "../read/source";
import { type Build, buildCatalog } from "../write/run";
import { broken } from "./broken";

/**
 * Builds the catalog of a project in a temporary folder.
 *
 * @param components Path in src/components → text.
 */
async function build(components: Record<string, string>): Promise<Build> {
  const root = mkdtempSync(join(tmpdir(), "kerf-catalog-"));
  const folders = Object.keys(components).flatMap((file) => /^(.*)\/index\.ts$/.exec(file)?.[1] ?? []);
  const sources = {
    ...Object.fromEntries(folders.map((folder) => [`${folder}/${folder}.guide.ts`, guideOf(folder)])),
    ...components,
  };
  const files = {
    "package.json": JSON.stringify({ name: "@test/kit", type: "module" }),
    "src/index.ts": folders.map((folder) => `export * from "./components/${folder}";\n`).join(""),
    "src/styles.css": readFileSync(new URL("./styles.css", import.meta.url), "utf8"),
    ...Object.fromEntries(Object.entries(sources).map(([path, text]) => [`src/components/${path}`, text])),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const path of ["node_modules", "tsconfig.json"]) symlinkSync(join(repository, path), join(root, path));
  try {
    return await buildCatalog(pathsIn(root));
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The guide of a component for which the test has none. */
function guideOf(folder: string): string {
  const guide = {
    instead: {},
    keyboard: [],
    accessibility: ["It is read."],
    do: ["Use it well."],
    dont: [{ text: "Don't shout.", code: "<b />", caughtBy: "types" }],
  };
  return `export const ${camelCase(pascalCase(folder))}Guide = ${JSON.stringify(guide)};\n`;
}

test("one run reports every kind of gap, with its line and fix", async () => {
  const { gaps } = await build(broken);
  expect(gaps.filter(({ fix }) => !/^[A-Z].* .*\.$/s.test(fix))).toEqual([]);
  await expect(formatGaps(gaps)).toMatchFileSnapshot("broken.gaps.snap");
}, 120_000);

const farm = {
  "farm/index.ts": `import { FarmGate, FarmPanel, FarmSign } from "./farm";
export type { FarmGateProps, FarmProps, FarmSignProps } from "./farm";
const shared = { "Gate": FarmGate };
/**
 * A place with fields.
 * @category Layout
 * @stability experimental
 */
export const Farm = Object.assign(FarmPanel, { ...shared, Sign: FarmSign } satisfies object, { size: 1 });
`,
  "farm/farm.recipe.ts": `import { tv } from "tailwind-variants/lite";
export const farmRecipe = tv({ variants: { crop: { rye: "k:h-5", oats: "k:h-10" } }, defaultVariants: { crop: "rye" } });
export const farmTexts = { crop: { rye: "For bread.", oats: { text: "For horses.", deprecated: "Use \`rye\`." } } };
`,
  "farm/farm.tsx": `import type { FC } from "react";
interface Field {
  /**
   * One of two:
   * - wheat, which
   *   needs sun
   * - rye
   *
   * \`\`\`tsx
   * <Farm
   *   crop="rye" />
   * \`\`\`
   */
  crop?: "oats" | "rye";
  /**
   * How many fields fit.
   * @deprecated Use \`crop\`.
   */
  size: number;
}
export type FarmProps = Required<Partial<Pick<Field, "crop">>> & { [Key in keyof Field as Exclude<Key, "crop">]?: Field[Key] } & Record<"east" | "west", number> & { [Key in keyof Field as \`on\${Capitalize<Key>}\`]: () => void };
export type FarmGateProps = Partial<Record<"side", number>>;
export type FarmSignProps = Readonly<Field> & Record<\`data-\${string}\`, string>;
/** Panels it. */
export function FarmPanel(_: FarmProps) {
  return null;
}
/** Opens it. */
export function FarmGate(_: FarmGateProps) {
  return null;
}
/** Names it. */
export const FarmSign: FC<FarmSignProps> = () => null;
`,
  "barn/index.ts": `export { Barn, type BarnDoorProps } from "./barn";\n`,
  "barn/barn.tsx": `/**
 * Stores straw and tools.
 * @category Layout
 */
export function Barn() {
  return null;
}
export interface BarnDoorProps {
  /** How wide it opens. */
  width?: number;
}
/** Closes it at night. */
const BarnDoor = (_: BarnDoorProps) => null;
Barn.Door = BarnDoor;
Barn.displayName = "Barn";
Barn.useDoor = () => null;
`,
};

test("props and parts are those of the resolved types, and those without documentation are gaps", async () => {
  const { catalog, gaps } = await build(farm);
  const { Farm, Barn } = catalog.components;
  const { crop } = Farm?.props ?? {};
  expect(crop).toMatchObject({
    ...{ type: "enum", required: true, values: ["rye", "oats"], default: "rye" },
    ...{ descriptions: { rye: "For bread.", oats: "For horses." }, deprecatedValues: { oats: "Use `rye`." } },
  });
  expect(Farm).toMatchObject({ stability: "experimental", props: { size: { deprecated: "Use `crop`." } } });
  expect(crop?.description).toBe(
    'One of two:\n- wheat, which needs sun\n- rye\n```tsx\n<Farm\n  crop="rye" />\n```',
  );
  const props = (part?: object) => Object.keys((part as { props: object }).props);
  expect(props(Farm)).toEqual(["crop", "size", "east", "west", "onCrop", "onSize"]);
  expect(Object.entries(Farm?.subComponents ?? {}).map(([name, part]) => [name, props(part)])).toEqual([
    ["Sign", ["crop", "size"]],
    ["Gate", ["side"]],
  ]);
  expect(Barn?.subComponents?.Door).toMatchObject({
    description: "Closes it at night.",
    props: { width: {} },
  });
  expect(
    gaps.map(({ file, line, what }) => `${file.slice("src/components/".length)}:${line} ${what}`),
  ).toEqual([
    "barn/barn.tsx:16 Barn.useDoor is not a component.",
    ...["east", "west", "onCrop", "onSize"].map(
      (name) => `farm/farm.tsx:21 Farm's prop \`${name}\` has no description.`,
    ),
    "farm/farm.tsx:22 Farm.Gate's prop `side` has no description.",
    "farm/farm.tsx:23 The props of Farm.Sign don't all have a name.",
  ]);
});
