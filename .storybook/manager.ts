import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import { createElement } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons, types } from "storybook/manager-api";
import { onSystemTheme, themeOf } from "./brand";
import { checkedGlobals } from "./global-values";
import { Preferences } from "./preferences";
import { fromAddress, remember, remembered } from "./remembered";
import { SearchButton } from "./search/button";
import { connectSearch } from "./search/in-manager";

/** Initial values. The URL takes precedence over remembered ones. */
const chosen = checkedGlobals({ ...remembered(), ...fromAddress() });
let theme: unknown = chosen.theme ?? "light";

let shown = themeOf(theme);
addons.setConfig({ theme: shown });

interface Told {
  globals: Record<string, unknown>;
  userGlobals?: Record<string, unknown>;
}

/** The toolbar is remembered, and the pages around the stories follow the theme that it sets. */
addons.register("kerf/toolbar", (api) => {
  const search = connectSearch(api, shown.base);
  addons.add("kerf/search", {
    type: types.TOOLEXTRA,
    title: "Search",
    match: ({ viewMode }) => viewMode === "story" || viewMode === "docs",
    render: () => createElement(SearchButton, { onOpen: () => search.open() }),
  });
  addons.add("kerf/preferences", {
    type: types.TOOL,
    title: "Motion and StrictMode",
    match: ({ viewMode }) => viewMode === "story" || viewMode === "docs",
    render: Preferences,
  });
  const draw = () => {
    const next = themeOf(theme);
    // Options draw the whole manager again, with its list of stories.
    if (next === shown) return;
    shown = next;
    search.setTheme(next.base);
    api.setOptions({ theme: next });
  };
  const follow = ({ globals }: Told) => {
    theme = globals.theme;
    draw();
  };
  api.on(SET_GLOBALS, (told: Told) => {
    const missing = Object.fromEntries(
      Object.entries(chosen).filter(([name, value]) => told.globals[name] !== value),
    );
    if (Object.keys(missing).length > 0) api.updateGlobals(missing);
    else follow(told);
  });
  api.on(GLOBALS_UPDATED, (told: Told) => {
    follow(told);
    remember(told.userGlobals ?? told.globals);
  });
  onSystemTheme(draw);
});
