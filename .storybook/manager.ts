import { createElement } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_CHANGED } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { sentenceCase } from "../src/search/example";
import { ADDRESS_CHANGED, EDITED_CODE, PLAYGROUND_PROPS, THEME_CHOICES } from "./shared/addresses";
import { onSystemTheme, themeOf } from "./shared/brand";
import { atDefault, checkedGlobals, fromAddress, remember, remembered } from "./shared/global-values";

/** The initial globals. The URL takes precedence over stored values. */
const initial = checkedGlobals({ ...remembered(), ...fromAddress() });
let theme: unknown = initial.theme ?? "light";

let current = themeOf(theme);
addons.setConfig({
  theme: current,
  // Storybook capitalizes each word of a story's name. The headings on the pages don't.
  sidebar: {
    renderLabel: ({ type, name }) =>
      type === "root" ? nameByText(name) : type === "story" ? sentenceCase(name) : name,
    collapsedRoots: ["project"],
  },
});

/** The label of a group. Storybook names the buttons of all groups "Collapse" or "Expand". */
function nameByText(text: string) {
  const ref = (label: Element | null) => label?.closest("button")?.removeAttribute("aria-label");
  return createElement("span", { ref }, text);
}

// Storybook highlights menus that have a value, which these always have. Its color for that, and for the count of controls, has
// too little contrast in dark.
const menuStyle = document.head.appendChild(document.createElement("style"));
const styleMenus = () => {
  menuStyle.textContent = `button[aria-haspopup="listbox"], [role="option"][aria-selected="true"] * { color: ${current.barSelectedColor}; }
button:is(${atDefault}):not(:hover, [aria-expanded="true"]) { background: none; color: inherit; }
[role="tab"] div { color: inherit; }`;
};
styleMenus();

interface GlobalsEvent {
  globals: Record<string, unknown>;
  userGlobals?: Record<string, unknown>;
}

/** Stores the toolbar's values, and applies its theme to the manager. */
addons.register("kerf/toolbar", (api) => {
  const applyTheme = () => {
    const next = themeOf(theme);
    // Setting options renders the whole manager again, including the list of stories.
    if (next === current) return;
    current = next;
    styleMenus();
    api.setOptions({ theme: next });
  };
  const follow = ({ globals }: GlobalsEvent) => {
    theme = globals.theme;
    applyTheme();
  };
  api.on(SET_GLOBALS, (event: GlobalsEvent) => {
    const missing = Object.fromEntries(
      Object.entries(initial).filter(([name, value]) => event.globals[name] !== value),
    );
    if (Object.keys(missing).length > 0) api.updateGlobals(missing);
    else follow(event);
  });
  api.on(GLOBALS_UPDATED, (event: GlobalsEvent) => {
    follow(event);
    remember(event.userGlobals ?? event.globals);
  });
  onSystemTheme(applyTheme);
});

/** Keeps a page's playground state and edited code in the URL, and removes them when another page opens. */
addons.register("kerf/address", (api) => {
  api.on(ADDRESS_CHANGED, (parameter: string, value?: string) =>
    api.applyQueryParams({ [parameter]: value }, { replace: true }),
  );
  let page: string | undefined;
  api.on(STORY_CHANGED, (storyId: string) => {
    const [next] = storyId.split("--");
    if (page !== undefined && page !== next)
      api.setQueryParams({
        [PLAYGROUND_PROPS]: undefined,
        [EDITED_CODE]: undefined,
        [THEME_CHOICES]: undefined,
      });
    page = next;
  });
});
