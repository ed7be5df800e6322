import { Story, useOf } from "@storybook/addon-docs/blocks";
import { type ReactNode, Suspense, useState } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { sentenceCase } from "../../src/search/example";
import { useBodyHeight } from "../kit/frames";
import { exampleEditor } from "./example-editor";
import { Snippet } from "./snippet-block";
import { type Globals, useGlobals } from "./story-context";

/** A story on a page written in MDX. */
export function StoryOnPage({ of }: { of: unknown }) {
  const { story } = useOf(of as Parameters<typeof useOf>[0], ["story"]);
  return <Stage story={story} code={undefined} />;
}

/** A story on its sheet, with its code to copy below. */
export function Stage(props: {
  story: PreparedStory;
  /** The code to copy. Undefined if the story has none. */
  code: string | undefined;
  /** Whether the code is initially hidden. */
  isCodeHidden?: boolean;
  /** The content beside the story: its controls. */
  aside?: ReactNode;
  /** Whether the story is only as wide as its content instead of filling the sheet. */
  fits?: boolean;
  isPrimary?: boolean;
}) {
  const { story, code, isCodeHidden = false, aside, fits = false, isPrimary = false } = props;
  const name = sentenceCase(story.name);
  const globals = useGlobals(story);
  const [editor, setEditor] = useState<"closed" | "linked" | "requested">(() =>
    exampleEditor?.hasEdit(story.id) ? "linked" : "closed",
  );
  const isFramed = story.parameters.docs?.story?.inline === false;
  const sheet = (child: ReactNode, fitted: boolean, aside?: ReactNode) => (
    <div className={aside ? "flex flex-col @min-[58rem]:flex-row" : undefined}>
      <div
        className={`sheet flex min-w-0 flex-1 items-center p-6 ${isPrimary ? "playground justify-center" : ""}`}
      >
        <div
          dir={globals.direction === "rtl" ? "rtl" : "ltr"}
          className={`-m-1 min-w-0 overflow-x-auto p-1 ${fitted ? "w-fit min-w-[min(100%,24rem)] max-w-full" : "flex-1"}`}
        >
          {child}
        </div>
      </div>
      {aside}
    </div>
  );
  const content = isFramed ? (
    <FramedStory story={story} globals={globals} />
  ) : (
    <Story of={story.moduleExport} __primary={isPrimary} __forceInitialArgs={!isPrimary} />
  );
  const onSheet = sheet(content, fits && !isFramed, aside);
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      {code === undefined || editor === "closed" || !exampleEditor ? (
        <>
          {onSheet}
          {code !== undefined && (
            <Snippet
              name={name}
              code={code}
              isHidden={isCodeHidden}
              onEdit={exampleEditor && (() => setEditor("requested"))}
            />
          )}
        </>
      ) : (
        <Suspense fallback={onSheet}>
          <exampleEditor.Editor
            storyId={story.id}
            name={name}
            original={code}
            globals={globals}
            fits={fits}
            isRequested={editor === "requested"}
            story={content}
            // Without the controls, which don't change edited code.
            sheet={(preview) => sheet(preview, false)}
            onClose={() => setEditor("closed")}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * A story in an iframe, as high as its content. Use it for stories that would make the rest of the page inert.
 */
function FramedStory({ story, globals }: { story: PreparedStory; globals: Globals }) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const height = useBodyHeight(body, 320);
  return (
    <iframe
      className="block w-full border-0"
      title={sentenceCase(story.name)}
      src={`iframe.html?viewMode=story&id=${story.id}&globals=${inAddress(globals)}`}
      loading="lazy"
      style={{ height }}
      onLoad={(event) => setBody(event.currentTarget.contentDocument?.body ?? null)}
    />
  );
}

/** The globals in the format of Storybook's URLs. */
function inAddress(globals: Globals): string {
  return Object.entries(globals)
    .flatMap(([name, value]) => (typeof value === "string" ? [`${name}:${value}`] : []))
    .join(";");
}
