import "@fontsource-variable/geist/wght.css";
import "@fontsource-variable/geist-mono/wght.css";
import { createElement } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_CHANGED } from "storybook/internal/core-events";
import { addons, types } from "storybook/manager-api";
import { onSystemTheme, themeOf } from "./brand";
import { EDITS, EDITS_CHANGED } from "./editor/events";
import { checkedGlobals } from "./global-values";
import { PARAMETER, PLAYGROUND_CHANGED } from "./playground-address";
import { Preferences } from "./preferences";
import { SearchButton } from "./search/button";
import { connectSearch } from "./search/in-manager";
import { fromAddress, remember, remembered } from "./stored-globals";

/** The initial globals. The URL takes precedence over stored values. */
const chosen = checkedGlobals({ ...remembered(), ...fromAddress() });
let theme: unknown = chosen.theme ?? "light";

let shown = themeOf(theme);
addons.setConfig({ theme: shown });

interface GlobalsEvent {
  globals: Record<string, unknown>;
  userGlobals?: Record<string, unknown>;
}

/** Stores the toolbar's values, and applies its theme to the manager. */
addons.register("kerf/toolbar", (api) => {
  const search = connectSearch(api, shown.base);
  addons.add("kerf/search", {
    type: types.TOOL,
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
    // Setting options renders the whole manager again, including the list of stories.
    if (next === shown) return;
    shown = next;
    search.setTheme(next.base);
    api.setOptions({ theme: next });
  };
  const follow = ({ globals }: GlobalsEvent) => {
    theme = globals.theme;
    draw();
  };
  api.on(SET_GLOBALS, (event: GlobalsEvent) => {
    const missing = Object.fromEntries(
      Object.entries(chosen).filter(([name, value]) => event.globals[name] !== value),
    );
    if (Object.keys(missing).length > 0) api.updateGlobals(missing);
    else follow(event);
  });
  api.on(GLOBALS_UPDATED, (event: GlobalsEvent) => {
    follow(event);
    remember(event.userGlobals ?? event.globals);
  });
  onSystemTheme(draw);
});

/** Keeps a page's playground state and edited code in the URL, and removes them when another page opens. */
addons.register("kerf/page-address", (api) => {
  for (const [event, parameter] of [
    [PLAYGROUND_CHANGED, PARAMETER],
    [EDITS_CHANGED, EDITS],
  ] as const)
    api.on(event, (value?: string) => api.applyQueryParams({ [parameter]: value }, { replace: true }));
  let page: string | undefined;
  api.on(STORY_CHANGED, (storyId: string) => {
    const [next] = storyId.split("--");
    if (page !== undefined && page !== next)
      api.setQueryParams({ [PARAMETER]: undefined, [EDITS]: undefined });
    page = next;
  });
});
