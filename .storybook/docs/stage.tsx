import { Story, useOf } from "@storybook/addon-docs/blocks";
import { ArrowLeftRight, Moon } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { Button, type ButtonProps } from "../../src/index";
import { sentenceCase } from "../../src/search/example";
import { useBodyHeight } from "../kit/frames";
import { themeOf } from "../shared/brand";
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
  const [overrides, setOverrides] = useState<Globals>({});
  const [editor, setEditor] = useState<"closed" | "linked" | "requested">(() =>
    exampleEditor?.hasEdit(story.id) ? "linked" : "closed",
  );
  const isFramed = story.parameters.docs?.story?.inline === false || Object.keys(overrides).length > 0;
  const sheet = (child: ReactNode, fitted: boolean, aside?: ReactNode) => (
    <div className={aside ? "flex flex-col lg:flex-row" : undefined}>
      <div
        className={`sheet relative flex min-w-0 flex-1 items-center p-6 ${isPrimary ? "playground justify-center" : ""}`}
      >
        {!isPrimary && (
          <Switches name={name} globals={globals} overrides={overrides} onChange={setOverrides} />
        )}
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
    <FramedStory story={story} globals={{ ...globals, ...overrides }} />
  ) : (
    <Story of={story.moduleExport} __primary={isPrimary} __forceInitialArgs={!isPrimary} />
  );
  const onSheet = sheet(content, fits && !isFramed, aside);
  return (
    <div className="group/stage overflow-clip rounded-lg border border-line bg-surface">
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
            globals={{ ...globals, ...overrides }}
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

interface SwitchesProps {
  name: string;
  globals: Globals;
  overrides: Globals;
  onChange: (own: Globals) => void;
}

const labels = { light: "Light theme", dark: "Dark theme", ltr: "Left to right", rtl: "Right to left" };

/** Toggles for the theme and the direction of one story. The rest of the page stays as the toolbar sets it. */
function Switches({ name, globals, overrides, onChange }: SwitchesProps) {
  const toggle = (key: string, value: keyof typeof labels, icon: ButtonProps["icon"]) => (
    <Button
      size="sm"
      shape="square"
      variant="ghost"
      icon={icon}
      aria-label={`${labels[value]} for ${name}`}
      aria-pressed={overrides[key] !== undefined}
      className="aria-pressed:bg-tint-strong"
      onClick={() => {
        const { [key]: was, ...rest } = overrides;
        onChange(was === undefined ? { ...rest, [key]: value } : rest);
      }}
    />
  );
  return (
    <div className="absolute end-2 top-2 flex gap-0.5 opacity-0 transition-opacity focus-within:opacity-100 group-hover/stage:opacity-100 [@media(hover:none)]:opacity-100">
      {toggle("theme", themeOf(globals.theme).base === "dark" ? "light" : "dark", Moon)}
      {toggle("direction", globals.direction === "rtl" ? "ltr" : "rtl", ArrowLeftRight)}
    </div>
  );
}

/**
 * A story in an iframe, as high as its content. Use it for stories that would make the rest of the page
 * inert, and for stories in a different theme or direction.
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
