/** The manager's part of the verdicts. Only the dev server loads it. */
import * as React from "react";
import { CURRENT_STORY_WAS_SET } from "storybook/internal/core-events";
import { addons, experimental_getStatusStore, types } from "storybook/manager-api";
import { RunHere } from "./context-menu";
import { VerdictPanel } from "./panel";
import { checks, PANEL, PROVIDER, REQUEST, type Request } from "./protocol";
import { ProviderRow } from "./provider-row";
import { typeIdOf } from "./statuses";

addons.register("kerf/verdicts", (api) => {
  const ask = (request: Request) => api.emit(REQUEST, request);
  // Wait until a story is shown, so that starting the worker doesn't delay the first one.
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => ask({ type: "show", storyId }));
  for (const check of checks) {
    experimental_getStatusStore(typeIdOf(check)).onSelect(() => {
      api.setSelectedPanel(PANEL);
      api.togglePanel(true);
    });
  }
  addons.add(PANEL, {
    type: types.PANEL,
    title: "Verdict",
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active = false }) => <VerdictPanel active={active} />,
  });
  addons.add(PROVIDER, {
    type: types.experimental_TEST_PROVIDER,
    render: () => <ProviderRow />,
    sidebarContextMenu: ({ context }) => <RunHere entry={context} />,
  });
});
