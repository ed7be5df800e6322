/** The manager's part of the status of stories. Only the dev server loads it. */
import * as React from "react";
import { ActionList, AddonPanel, Button } from "storybook/internal/components";
import { CURRENT_STORY_WAS_SET } from "storybook/internal/core-events";
import {
  type API,
  addons,
  experimental_getStatusStore,
  experimental_useStatusStore,
  experimental_useTestProviderStore,
  types,
  useStorybookApi,
  useStorybookState,
} from "storybook/manager-api";
import { ADDON, OPEN, PANEL, RUN, STOP } from "./names";

addons.register(ADDON, (api: API) => {
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => api.emit(OPEN, storyId));
  experimental_getStatusStore(ADDON).onSelect(() => {
    api.setSelectedPanel(PANEL);
    api.togglePanel(true);
  });
  addons.add(PANEL, {
    type: types.PANEL,
    title: "Story test",
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active = false }) => <StatusPanel active={active} />,
  });
  addons.add(ADDON, {
    type: types.experimental_TEST_PROVIDER,
    render: () => <ProviderRow />,
    sidebarContextMenu: ({ context }) => {
      if (context.type === "docs") return null;
      const ids = context.type === "story" ? [context.id] : api.findAllLeafStoryIds(context.id);
      return (
        <ActionList as="div">
          <ActionList.Item as="div">
            <ActionList.Action ariaLabel={false} onClick={() => api.emit(RUN, ids)}>
              <ActionList.Text>
                {ids.length === 1 ? "Test story" : `Test ${ids.length} stories`}
              </ActionList.Text>
            </ActionList.Action>
          </ActionList.Item>
        </ActionList>
      );
    },
  });
});

/** The status of the open story: what failed, and why. */
function StatusPanel({ active }: { active: boolean }) {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const status = experimental_useStatusStore((all) => all[storyId]?.[ADDON]);
  return (
    <AddonPanel active={active}>
      <div style={{ display: "flex", flexDirection: "column", alignItems: "start", gap: 12, padding: 16 }}>
        <Button ariaLabel={false} onClick={() => api.emit(RUN, [storyId])}>
          Test story
        </Button>
        <pre aria-live="polite" style={{ margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {status?.description ?? "Not tested yet. A story is tested when a file that it imports is saved."}
        </pre>
      </div>
    </AddonPanel>
  );
}

/** The row in the sidebar's testing widget, with a button that stops the run. */
function ProviderRow() {
  const api = useStorybookApi();
  const state = experimental_useTestProviderStore((all) => all[ADDON]);
  const isRunning = state === "test-provider-state:running";
  return (
    <div
      style={{ display: "flex", alignItems: "center", justifyContent: "space-between", padding: "4px 8px" }}
    >
      <span role="status">{isRunning ? "Testing stories" : "Stories are tested when a file is saved"}</span>
      {isRunning && (
        <Button size="small" ariaLabel="Stop testing stories" onClick={() => api.emit(STOP)}>
          Stop
        </Button>
      )}
    </div>
  );
}
