import { Story } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { FramedStory } from "./framed-story";
import { Snippet } from "./snippet-block";

/** A story on its sheet, with the code that one copies from it below. */
export function Stage({
  story,
  code,
  aside,
  fits = false,
  isPrimary = false,
}: {
  story: PreparedStory;
  /** Left out where the story cannot be had by copying. */
  code: string | undefined;
  /** The content beside the story: its controls. */
  aside?: ReactNode;
  /** As wide as it needs, rather than as wide as the sheet. */
  fits?: boolean;
  isPrimary?: boolean;
}) {
  const isFramed = story.parameters.docs?.story?.inline === false;
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <div className={aside ? "flex flex-col lg:flex-row" : undefined}>
        <div
          className={`sheet flex min-w-0 flex-1 items-center p-6 sm:p-8 ${isPrimary ? "playground justify-center" : ""}`}
        >
          <div
            className={`-m-1 min-w-0 overflow-x-auto p-1 ${fits && !isFramed ? "w-fit min-w-[min(100%,24rem)] max-w-full" : "flex-1"}`}
          >
            {isFramed ? (
              <FramedStory story={story} />
            ) : (
              <Story of={story.moduleExport} __primary={isPrimary} __forceInitialArgs={!isPrimary} />
            )}
          </div>
        </div>
        {aside}
      </div>
      {code !== undefined && <Snippet name={story.name} code={code} />}
    </div>
  );
}
