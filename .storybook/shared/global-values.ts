/** The values of each global that the toolbar sets; the first is the default. */
export const globalValues = {
  theme: ["light", "dark", "system"],
  contrast: ["normal", "more"],
  direction: ["ltr", "rtl"],
  motion: ["normal", "reduced"],
  locale: [
    ...["en", "ar", "de", "es", "fa", "fr", "he", "hi", "it", "ja", "ko", "pt-BR", "ru", "tr", "zh-CN"],
    "pseudo",
  ],
  strict: ["off", "on"],
} as const;

/** The toolbar's menus, each with its title and icon. */
export const menus = [
  ["theme", "Theme", "mirror"],
  ["contrast", "Contrast", "contrast"],
  ["direction", "Direction", "transfer"],
  ["locale", "Locale", "globe"],
  ["motion", "Motion", "play"],
  ["strict", "StrictMode", "beaker"],
] as const;

/** The values that need no title before them, so that the toolbar fits beside the sidebar. */
const wordsFor: Record<string, string> = {
  light: "Light",
  dark: "Dark",
  system: "System",
  ltr: "LTR",
  rtl: "RTL",
  pseudo: "Pseudo-locale",
};

/** The title of a value: "Dark", "Contrast: more". A language's is its name in that language. */
export function titleOf(name: (typeof menus)[number][0], value: string): string {
  if (value in wordsFor) return wordsFor[value] as string;
  if (name === "locale") return new Intl.DisplayNames(value, { type: "language" }).of(value) ?? value;
  return `${menus.find(([each]) => each === name)?.[1]}: ${value}`;
}

/** Selects the buttons of the menus that are at their default, by the names that Storybook gives them. */
export const atDefault = menus
  .map(
    ([name, title]) =>
      `[aria-haspopup="listbox"][aria-label="${title} ${titleOf(name, globalValues[name][0])}"]`,
  )
  .join();

type Globals = Record<string, unknown>;

const names = Object.keys(globalValues) as (keyof typeof globalValues)[];

export const initialGlobals = Object.fromEntries(names.map((name) => [name, globalValues[name][0]]));

const warned = new Set<string>();

/**
 * Returns the globals, with the default for each value that the toolbar doesn't have, and warns once: the URL and the
 * browser's storage can contain anything. Globals of Storybook and its addons are passed on unchecked.
 */
export function checkedGlobals(globals: Globals): Globals {
  const checked = { ...globals };
  for (const name of names) {
    const values: readonly unknown[] = globalValues[name];
    if (!(name in globals) || values.includes(globals[name])) continue;
    checked[name] = values[0];
    const message = `The global "${name}" can't be ${JSON.stringify(globals[name])}. Using "${values[0]}". Valid values: ${values.join(", ")}.`;
    if (!warned.has(message)) console.warn(message);
    warned.add(message);
  }
  return checked;
}

/** The `localStorage` key of the toolbar's values. */
export const storageKey = "kerf/toolbar";

/** The toolbar's values from the last visit. */
export function remembered(): Globals {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "{}");
  } catch {
    // Storage isn't available, as in a frame on another site, or the stored text isn't JSON.
    return {};
  }
}

/** Stores the toolbar's values for the next visit. */
export function remember(globals: Globals): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(globals));
  } catch {
    // Without storage, the next visit starts with the defaults.
  }
}

/** The globals in the URL, as in `globals=theme:dark;direction:rtl`. A shared link shows what its sender saw. */
export function fromAddress(): Globals {
  const text = new URLSearchParams(location.search).get("globals") ?? "";
  return Object.fromEntries(Array.from(text.matchAll(/([^:;]+):([^;]*)/g), (match) => match.slice(1)));
}

/**
 * For the head of the manager and of the preview. If the URL or the last visit set a dark theme, the page is dark before its
 * styles load. The layer is below all others, so any style overrides it. Animations of a loading page have few frames:
 * without a GPU, 60 a second take 3 s of CPU.
 */
export const firstPaint = `<script>
(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem("${storageKey}") ?? "{}").theme;
  } catch {}
  theme = /theme:(\\w+)/.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1] ?? theme;
  if (theme !== "dark" && !(theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches)) return;
  const style = document.createElement("style");
  style.textContent = "@layer first-paint { html { color-scheme: dark; } }";
  document.head.prepend(style);
})();
</script>
<style>:is(.sb-wrapper, body:has(#preview-loader)) * { animation-timing-function: steps(8) !important; }</style>`;
