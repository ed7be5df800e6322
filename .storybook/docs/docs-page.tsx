import { DocsContext, useOf } from "@storybook/addon-docs/blocks";
import { use } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { Text } from "../../src/index";
import { lookUp } from "../kit/lookup";
import { choiceChapters, type Filled, referenceChapters } from "./chapters";
import { codeOf } from "./code-of";
import { PageHeader } from "./page-header";
import { Playground } from "./playground";
import { PageIndex, Section } from "./section";
import { Stage } from "./stage";
import { StoryText } from "./story-text";

/** Components that are as wide as their container in a form would be so on a page, which has no form. */
const fitted = ["Input", "Other"];

/** The page of a component, made of its catalog entry, its guide and its stories; of anything else, its stories. */
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
    ...shelf("examples", "Examples", examples, fits),
    ...shelf(
      "variants",
      entry ? "Variants and states" : "Stories",
      entry ? variants : [first, ...variants],
      fits,
    ),
    ...(entry ? referenceChapters(entry, component) : []),
  ];
  return (
    <div className="sb-unstyled page mx-auto flex w-full max-w-260 flex-col gap-10 px-4 pb-24 text-base text-ink sm:px-8">
      {entry ? <PageHeader component={entry} /> : <PlainHeader title={preparedMeta.title} />}
      <PageIndex chapters={chapters} />
      {chapters.map(({ content, ...chapter }, index) => (
        <Section key={chapter.id} {...chapter} isFirst={index === 0}>
          {content}
        </Section>
      ))}
    </div>
  );
}

function PlainHeader({ title }: { title: string }) {
  const [shelf = "", ...name] = title.split("/");
  return (
    <header className="flex flex-col gap-2 pt-2">
      <p className="text-ink-muted text-sm">{shelf}</p>
      <Text as="h1" variant="heading1">
        {name.join(" / ")}
      </Text>
    </header>
  );
}

/** A chapter of stories, if there are any. */
function shelf(id: string, title: string, stories: (PreparedStory | undefined)[], fits = false): Filled[] {
  const shown = stories.filter((story) => story !== undefined);
  return shown.length === 0 ? [] : [{ id, title, content: <StoryList stories={shown} fits={fits} /> }];
}

function StoryList({ stories, fits }: { stories: PreparedStory[]; fits: boolean }) {
  const context = use(DocsContext);
  return (
    <div className="flex flex-col gap-10">
      {stories.map((story) => {
        const code = codeOf(context, story);
        return (
          <StoryText key={story.id} story={story} snippet={code}>
            <Stage story={story} code={code} fits={fits} />
          </StoryText>
        );
      })}
    </div>
  );
}

function isExample({ parameters }: PreparedStory): boolean {
  return parameters.catalog?.example !== undefined;
}
