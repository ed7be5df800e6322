import { DocsContext } from "@storybook/addon-docs/blocks";
import { LinkIcon, RotateCcwIcon } from "lucide-react";
import { use, useEffect } from "react";
import type { Args } from "storybook/internal/csf";
import type { PreparedStory } from "storybook/internal/types";
import type { PropDescriptor } from "../../src/catalog/types";
import { Button, Collapsible } from "../../src/index";
import type { Descriptor } from "../kit/lookup";
import { linkTo, PLAYGROUND_PROPS, propsFromAddress, writeAddress, writtenProps } from "../shared/addresses";
import { codeOf } from "./code-of";
import { Control, type ControlKind, canSet, controlOf } from "./control";
import { CopyButton } from "./copy-button";
import { Stage } from "./stage";
import { useArgs } from "./use-args";

/** The number of controls that are always visible. Further controls are in a collapsible. */
const SHOWN = 7;

/** A component with controls for its props, and the code for the current props. */
export function Playground({
  story,
  descriptor,
  fits,
}: {
  story: PreparedStory;
  descriptor: Descriptor | undefined;
  fits: boolean;
}) {
  const context = use(DocsContext);
  const [args, change] = useArgs(story);
  const code = codeOf(context, story, args);
  const { disable, exclude = [] } = story.parameters.controls ?? {};
  const rows =
    descriptor && !disable ? controlsOf(descriptor, args).filter(({ name }) => !exclude.includes(name)) : [];
  const names = rows.map(({ name }) => name);
  const written = writtenProps(args, story.initialArgs, names);
  useLinkedArgs(story, rows, change, written);
  const list = (some: Row[]) => (
    <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-x-4 gap-y-2.5">
      {some.map(({ name, prop, kind }) => (
        <div key={name} className="contents">
          <dt className="truncate font-mono text-ink-muted text-sm" title={prop.description}>
            {name}
          </dt>
          <dd className="m-0 flex min-h-6.5 min-w-0 flex-col items-stretch justify-center has-[[role=switch]]:items-start">
            <Control
              name={name}
              prop={prop}
              kind={kind}
              value={args[name]}
              onChange={(value) => change({ [name]: value })}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
  const aside = rows.length > 0 && (
    <section
      aria-label="Controls"
      className="flex shrink-0 flex-col gap-3 border-line border-t p-5 lg:w-80 lg:border-s lg:border-t-0"
    >
      {list(rows.slice(0, SHOWN))}
      {rows.length > SHOWN && (
        <Collapsible.Root>
          <Collapsible.DefaultTrigger>{rows.length - SHOWN} more</Collapsible.DefaultTrigger>
          <Collapsible.DefaultPanel>{list(rows.slice(SHOWN))}</Collapsible.DefaultPanel>
        </Collapsible.Root>
      )}
      <div className="-ms-2.5 mt-auto flex gap-2">
        <CopyButton text={() => linkTo(written)} label="Copy link" icon={LinkIcon} />
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
    const settable = rows.filter(
      ({ name, kind, prop }) => name in linked && canSet(kind, prop, linked[name]),
    );
    if (settable.length > 0) change(Object.fromEntries(settable.map(({ name }) => [name, linked[name]])));
  }, [story.id]);
  useEffect(() => {
    writeAddress(channel, PLAYGROUND_PROPS, written);
  }, [channel, written]);
}

interface Row {
  name: string;
  prop: PropDescriptor;
  kind: ControlKind;
}

/** The props that can be set. Choices and switches come first, since they change most. */
function controlsOf({ props }: Descriptor, args: Args): Row[] {
  const order: ControlKind[] = ["choice", "switch", "text", "number"];
  return Object.entries(props)
    .flatMap(([name, prop]): Row[] => {
      const kind = controlOf(name, prop);
      // Props for initial values have no control, and uncontrolled state stays uncontrolled.
      const isState = /^default[A-Z]/.test(name) || `default${capital(name)}` in props;
      const isElement = typeof args[name] === "object" || typeof args[name] === "function";
      return kind && !isState && !isElement ? [{ name, prop, kind }] : [];
    })
    .sort((a, b) => weight(a) - weight(b));

  function weight({ name, kind }: Row): number {
    return order.indexOf(kind) - (kind === "text" && args[name] !== undefined ? 2.5 : 0);
  }
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
