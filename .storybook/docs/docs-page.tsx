import { DocsContext, useOf } from "@storybook/addon-docs/blocks";
import { use, useState } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { Button, Text } from "../../src/index";
import { lookUp } from "../kit/lookup";
import { choiceChapters, detailChapters, type Filled, referenceChapters } from "./chapters";
import { codeOf } from "./code-of";
import { exampleEditor } from "./example-editor";
import { PageHeader } from "./page-header";
import { PageLayout } from "./page-layout";
import { Playground } from "./playground";
import { FoldedSection, Section } from "./section";
import { Stage } from "./stage";
import { StoryText } from "./story-text";
import { useOpenAt } from "./use-open-at";

/** The categories of components that fill their container, and would be stretched across the sheet. */
const fitted = ["Input", "Other"];

/** A component's page, from its catalog entry, guide and stories. Other pages only list their stories. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { componentStories } = use(DocsContext);
  const [first, ...others] = componentStories().filter(({ tags }) => tags?.includes("autodocs"));
  const { component } = preparedMeta;
  const found = lookUp(component)?.descriptor;
  const entry = found && "category" in found ? found : undefined;
  const fits = entry !== undefined && fitted.includes(entry.category);
  const examples = others.filter(isExample);
  const variants = others.filter((story) => !isExample(story));
  const chapters: Filled[] = [
    ...(entry && first
      ? [
          {
            id: "playground",
            title: "Playground",
            content: <Playground story={first} descriptor={entry} fits={fits} />,
          },
        ]
      : []),
    ...(entry ? choiceChapters(entry) : []),
    ...storiesChapter("examples", "Examples", examples, { fits, limit: 3 }),
    ...(entry
      ? storiesChapter("variants", "Variants and states", variants, { fits, limit: 2 })
      : storiesChapter("stories", "Stories", [first, ...variants], { fits, limit: Infinity })),
    ...(entry ? referenceChapters(entry, component) : []),
  ];
  const folded = entry ? detailChapters(entry) : [];
  return (
    <PageLayout
      header={entry ? <PageHeader component={entry} /> : <PlainHeader title={preparedMeta.title} />}
      chapters={[...chapters, ...folded]}
    >
      {chapters.map(({ content, ...chapter }) => (
        <Section key={chapter.id} {...chapter}>
          {content}
        </Section>
      ))}
      {folded.length > 0 && (
        <div>
          {folded.map(({ content, ...chapter }) => (
            <FoldedSection key={chapter.id} {...chapter}>
              {content}
            </FoldedSection>
          ))}
        </div>
      )}
    </PageLayout>
  );
}

function PlainHeader({ title }: { title: string }) {
  const [category = "", ...name] = title.split("/");
  return (
    <header className="flex flex-col gap-2 pt-2">
      <p className="text-ink-muted text-sm">{category}</p>
      <Text as="h1" variant="heading1">
        {name.join(" / ")}
      </Text>
    </header>
  );
}

/** A chapter of stories, if there are any. */
function storiesChapter(
  id: string,
  title: string,
  stories: (PreparedStory | undefined)[],
  options: { fits: boolean; limit: number },
): Filled[] {
  const shown = stories.filter((story) => story !== undefined);
  return shown.length === 0 ? [] : [{ id, title, content: <StoryList stories={shown} {...options} /> }];
}

function StoryList({ stories, fits, limit }: { stories: PreparedStory[]; fits: boolean; limit: number }) {
  const context = use(DocsContext);
  const [isOpen, setIsOpen] = useOpenAt((target) => stories.some(({ id }) => target === `story-${id}`));
  const [hasEdits] = useState(() => stories.slice(limit).some(({ id }) => exampleEditor?.hasEdit(id)));
  const shown = isOpen || hasEdits ? stories : stories.slice(0, limit);
  return (
    <div className="flex flex-col gap-6">
      {shown.map((story) => {
        const code = codeOf(context, story);
        return (
          <StoryText key={story.id} story={story} snippet={code}>
            <Stage story={story} code={code} isCodeHidden fits={fits} />
          </StoryText>
        );
      })}
      {shown.length < stories.length && (
        <Button className="self-start" onClick={() => setIsOpen(true)}>
          Show {stories.length - shown.length} more
        </Button>
      )}
    </div>
  );
}

function isExample({ parameters }: PreparedStory): boolean {
  return parameters.catalog?.example !== undefined;
}
