import { DocsContext } from "@storybook/addon-docs/blocks";
import { LinkIcon, RotateCcwIcon } from "lucide-react";
import { use, useEffect, useState } from "react";
import type { Args } from "storybook/internal/csf";
import type { PreparedStory } from "storybook/internal/types";
import type { PropDescriptor } from "../../src/catalog/types";
import { Button, Collapsible, Input, Select, Switch } from "../../src/index";
import type { Descriptor } from "../kit/lookup";
import {
  linkWith,
  PLAYGROUND_PROPS,
  propsFromAddress,
  writeAddress,
  writtenProps,
} from "../shared/addresses";
import { CopyButton } from "./snippet-block";
import { Stage } from "./stage";
import { codeOf, useArgs } from "./story-context";

/** The number of controls that are always visible. Further controls are in a collapsible. */
const VISIBLE = 5;

/** A component with controls for its props, and the code for the current props. */
export function Playground(props: { story: PreparedStory; descriptor: Descriptor; fits: boolean }) {
  const { story, descriptor, fits } = props;
  const context = use(DocsContext);
  const [args, change] = useArgs(story);
  const { disable, exclude = [] } = story.parameters.controls ?? {};
  const rows = disable ? [] : controlsOf(descriptor, args).filter(({ name }) => !exclude.includes(name));
  const names = rows.map(({ name }) => name);
  const written = writtenProps(args, story.initialArgs, names);
  useLinkedArgs(story, rows, change, written);
  const list = (some: Row[]) => (
    <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-x-4 gap-y-2.5">
      {some.map((row) => (
        <div key={row.name} className="contents">
          <dt className="truncate font-mono text-ink-muted text-sm" title={row.prop.description}>
            {row.name}
          </dt>
          <dd className="m-0 flex min-h-6.5 min-w-0 flex-col items-stretch justify-center has-[[role=switch]]:items-start">
            <Control {...row} value={args[row.name]} onChange={(value) => change({ [row.name]: value })} />
          </dd>
        </div>
      ))}
    </dl>
  );
  const aside = rows.length > 0 && (
    <section
      aria-label="Controls"
      className="flex shrink-0 flex-col gap-3 border-line border-t p-5 @min-[58rem]:w-72 @min-[58rem]:border-s @min-[58rem]:border-t-0"
    >
      {list(rows.slice(0, VISIBLE))}
      {rows.length > VISIBLE && (
        <Collapsible.Root>
          <Collapsible.DefaultTrigger className="-ms-2.5">
            {rows.length - VISIBLE} more
          </Collapsible.DefaultTrigger>
          <Collapsible.DefaultPanel>{list(rows.slice(VISIBLE))}</Collapsible.DefaultPanel>
        </Collapsible.Root>
      )}
      <div className="-ms-2.5 mt-auto flex gap-2">
        <CopyButton text={() => linkWith(PLAYGROUND_PROPS, written)} label="Copy link" icon={LinkIcon} />
        {written && (
          <Button
            size="sm"
            variant="ghost"
            icon={RotateCcwIcon}
            onClick={() => change(Object.fromEntries(names.map((name) => [name, story.initialArgs[name]])))}
          >
            Reset
          </Button>
        )}
      </div>
    </section>
  );
  const code = codeOf(context, story, args);
  return <Stage story={story} code={code} aside={aside || undefined} fits={fits} isPrimary />;
}

/** Applies the props of the URL that the site was opened with. Updates the URL when the controls change. */
function useLinkedArgs(
  story: PreparedStory,
  rows: readonly Row[],
  change: (changed: Args) => void,
  written: string | undefined,
): void {
  const { channel } = use(DocsContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the link that was opened; later, the controls decide.
  useEffect(() => {
    const linked = propsFromAddress(story.id);
    const settable = rows.filter((row) => row.name in linked && canSet(row, linked[row.name]));
    if (settable.length > 0) change(Object.fromEntries(settable.map(({ name }) => [name, linked[name]])));
  }, [story.id]);
  useEffect(() => {
    writeAddress(channel, PLAYGROUND_PROPS, written);
  }, [channel, written]);
}

/** The kind of control for a prop on the playground. */
type ControlKind = "choice" | "switch" | "number" | "text";

interface Row {
  name: string;
  prop: PropDescriptor;
  kind: ControlKind;
}

/** The props that can be set. Choices and switches come first, since they change most. */
function controlsOf({ props }: Descriptor, args: Args): Row[] {
  const order: ControlKind[] = ["choice", "switch", "text", "number"];
  const weight = ({ name, kind }: Row) =>
    order.indexOf(kind) - (kind === "text" && args[name] !== undefined ? 2.5 : 0);
  return Object.entries(props)
    .flatMap(([name, prop]): Row[] => {
      const kind = kindOf(name, prop);
      // Props for initial values have no control, and uncontrolled state stays uncontrolled.
      const initial = `default${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const isState = /^default[A-Z]/.test(name) || initial in props;
      const isElement = typeof args[name] === "object" || typeof args[name] === "function";
      return kind && !isState && !isElement ? [{ name, prop, kind }] : [];
    })
    .sort((a, b) => weight(a) - weight(b));
}

/** The kind of control for a prop. Undefined if its values can't be entered in a form field. */
function kindOf(name: string, { type, values, deprecated }: PropDescriptor): ControlKind | undefined {
  // Class names and ids are set in code, and deprecated props need no control.
  if (/className$/i.test(name) || name === "id" || deprecated !== undefined) return undefined;
  if (type === "enum" && values) return "choice";
  if (type === "boolean") return "switch";
  if (type === "number") return "number";
  return type === "string" || type === "ReactNode" ? "text" : undefined;
}

/** Whether the control can set this value. A value from a URL can be anything. */
function canSet({ kind, prop }: Row, value: unknown): boolean {
  if (value === undefined) return true;
  if (kind === "choice") return prop.values?.includes(value as string) ?? false;
  return typeof value === ({ switch: "boolean", number: "number", text: "string" } as const)[kind];
}

/** The control of one prop, with the prop's name as its accessible name. */
function Control(props: Row & { value: unknown; onChange: (value: unknown) => void }) {
  const { name, prop, kind, value, onChange } = props;
  // The value changes only after Storybook has sent it to all frames. Keys that are pressed meanwhile would be lost.
  const [draft, setDraft] = useState<string>();
  if (kind === "choice") {
    return (
      <Select
        size="sm"
        label={name}
        hideLabel
        items={(prop.values ?? []).map((each) => ({ value: each, label: each || '""' }))}
        value={(value as string | undefined) ?? null}
        placeholder="–"
        onValueChange={onChange}
      />
    );
  }
  if (kind === "switch") {
    return <Switch size="sm" aria-label={name} checked={value === true} onValueChange={onChange} />;
  }
  const parsed = (text: string) => {
    if (kind === "text") return text || undefined;
    return text.trim() === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
  };
  return (
    <Input
      size="sm"
      aria-label={name}
      type={kind}
      value={draft ?? (typeof value === "string" || typeof value === "number" ? String(value) : "")}
      onBlur={() => setDraft(undefined)}
      onValueChange={(text) => {
        setDraft(text);
        onChange(parsed(text));
      }}
    />
  );
}
