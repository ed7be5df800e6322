import { Markdown } from "@storybook/addon-docs/blocks";
import { mdxComponents } from "#docs/mdx-page";
import released from "../../CHANGELOG.md?raw";

const files = import.meta.glob<string>(["../../changes/*.md", "!../../changes/README.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The levels of a change file, the greatest first, with their headings. */
const levels = { major: "Breaking changes", minor: "New", patch: "Fixes" };

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
  const changes = Object.values(files).map((file) => {
    const [level = "", ...lines] = file.split("\n");
    const text = lines.join("\n").trim();
    // A file with several changes is already a list.
    return { level, text: text.startsWith("- ") ? text : `- ${text.replaceAll("\n", " ")}` };
  });
  return Object.entries(levels)
    .map(([level, heading]) => {
      const items = changes.filter((change) => change.level === level).map(({ text }) => text);
      return items.length > 0 ? `### ${heading}\n\n${items.join("\n")}` : "";
    })
    .join("\n\n");
}

/** The file from its first release on. The page has its own title. */
function releases(): string {
  const first = released.search(/^## /m);
  return first < 0 ? "" : released.slice(first);
}
