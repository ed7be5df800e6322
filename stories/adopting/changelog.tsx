import { Markdown } from "@storybook/addon-docs/blocks";
import { mdxComponents } from "#docs/mdx-page";
import released from "../../CHANGELOG.md?raw";
import { parseNote, sections } from "../../scripts/package/release/notes";

const files = import.meta.glob<string>(["../../changes/*.md", "!../../changes/README.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The changes of the next version, from `changes/`, and those of each release, from CHANGELOG.md. */
export function Changelog() {
  const { wrapper: _, pre: __, ...overrides } = mdxComponents;
  return (
    <Markdown options={{ overrides, wrapper: "div", forceWrapper: true }}>
      {`## Next version\n\n${nextVersion()}\n\n${releases()}`}
    </Markdown>
  );
}

function nextVersion(): string {
  const notes = Object.entries(files).map(([file, content]) => parseNote(file, content));
  return sections(notes).join("\n\n");
}

/** The changelog without its title, because the page has its own. */
function releases(): string {
  const first = released.search(/^## /m);
  return first < 0 ? "" : released.slice(first);
}
