import { CommandPalette } from "@kerf/react";
import { useMemo } from "react";
import type { StoryFacts } from "../../report/model";
import type { Review } from "./use-review";

/** Goes to any story that has a change, by its name. */
export function GoTo({
  open,
  onOpenChange,
  review,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  review: Review;
}) {
  const { report } = review;
  const stories = useMemo(
    () =>
      Object.entries(report.facts).map(([id, { title, name }]) => ({
        id,
        title: name,
        path: title.split("/"),
      })),
    [report],
  );
  return (
    <CommandPalette.Root
      open={open}
      onOpenChange={onOpenChange}
      items={stories}
      itemToStringValue={({ title, path }: { title: string; path: string[] }) => [...path, title].join(" ")}
      onSelect={({ id }: { id: string }) => {
        const change = report.changes.find(({ storyId }) => storyId === id);
        if (change) review.show(change.key);
        onOpenChange(false);
      }}
    >
      <CommandPalette.Input placeholder="Go to a story…" />
      <CommandPalette.List>
        <CommandPalette.Results>
          {(story: { id: string; title: string; path: StoryFacts["title"][] }) => (
            <CommandPalette.ResultItem value={story} title={story.title} breadcrumbs={story.path} />
          )}
        </CommandPalette.Results>
        <CommandPalette.Empty />
      </CommandPalette.List>
    </CommandPalette.Root>
  );
}
