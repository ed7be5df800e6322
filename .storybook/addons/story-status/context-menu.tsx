import * as React from "react";
import { ActionList } from "storybook/internal/components";
import { type HashEntry, useStorybookApi } from "storybook/manager-api";
import { REQUEST } from "./protocol";

/** An item in the sidebar's menu of a story, a component or a group. It runs the stories. */
export function RunHere({ entry }: { entry: HashEntry }) {
  const api = useStorybookApi();
  if (entry.type === "docs") return null;
  const run = () => {
    const storyIds = entry.type === "story" ? [entry.id] : api.findAllLeafStoryIds(entry.id);
    api.emit(REQUEST, { type: "run", storyIds });
  };
  return (
    <ActionList as="div">
      <ActionList.Item as="div">
        <ActionList.Action ariaLabel={false} onClick={run}>
          <ActionList.Text>{entry.type === "story" ? "Run story" : "Run stories"}</ActionList.Text>
        </ActionList.Action>
      </ActionList.Item>
    </ActionList>
  );
}
