import { DocsContext, useOf } from "@storybook/addon-docs/blocks";
import { lazy, type ReactNode, use, useState } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { Button, Text } from "../../src/index";
import { exampleText, sentenceCase } from "../../src/search/example";
import { lookUp } from "../kit/lookup";
import { exampleEditor } from "./example-editor";
import { Accessibility, DoAndDont, Instead, Keyboard } from "./guide-sections";
import { PageHeader, PageTitle } from "./page-header";
import { FoldedSection, PageLayout, Section, useOpenAt } from "./page-layout";
import { Playground } from "./playground";
import { PartList, PropsTable } from "./props-table";
import { Prose } from "./prose";
import { Stage } from "./stage";
import { codeOf } from "./story-context";
import { TokenList } from "./token-list";

/** The categories of components that fill their container, and would be stretched across the sheet. */
const fitted = ["Input", "Other"];

/** Loaded when somebody opens it, with the list of all modules. */
const Source = lazy(async () => ({ default: (await import("./source")).Source }));

/** A component's page, from its catalog entry, guide and stories. Other pages only list their stories. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { componentStories } = use(DocsContext);
  const { component, title } = preparedMeta;
  const stories = componentStories().filter(({ tags }) => tags?.includes("autodocs"));
  const descriptor = lookUp(component)?.descriptor;
  const entry = descriptor && "category" in descriptor ? descriptor : undefined;
  const fits = entry !== undefined && fitted.includes(entry.category);
  const [first, ...others] = stories;
  const examples = others.filter(isExample);
  const variants = others.filter((story) => !isExample(story));
  const list = (some: PreparedStory[], limit: number) =>
    some.length > 0 && <StoryList stories={some} limit={limit} fits={fits} />;

  const sections: [id: string, title: string, content: ReactNode][] = [];
  const folded: typeof sections = [];
  if (entry) {
    const { name, props, guide, styling } = entry;
    const parts = Object.values(entry.subComponents ?? {});
    const hasAlternatives = guide && Object.keys(guide.instead).length > 0;
    const hasProps = Object.keys(props).length > 0;
    sections.push(
      ["playground", "Playground", first && <Playground story={first} descriptor={entry} fits={fits} />],
      ["instead", "Alternatives", hasAlternatives && <Instead {...guide} />],
      ["examples", "Examples", list(examples, 3)],
      ["variants", "Variants and states", list(variants, 1)],
      ["props", "Props", hasProps && <PropsTable name={name} props={props} />],
      ["parts", "Parts", parts.length > 0 && <PartList of={name} parts={parts} />],
    );
    folded.push(
      ["do", "Do and don't", guide && <DoAndDont guide={guide} />],
      ["keyboard", "Keyboard", guide && <Keyboard name={name} {...guide} />],
      ["accessibility", "Accessibility", guide && <Accessibility {...guide} />],
      ["tokens", "Tokens", styling && <TokenList {...styling} />],
      ["source", "Source", <Source key="source" name={name} />],
    );
  } else {
    sections.push(
      ["examples", "Examples", list(examples, 3)],
      ["stories", "Stories", list(first ? [first, ...variants] : variants, Infinity)],
    );
  }
  const name = title.split("/").at(-1) ?? "";
  const withContent = (some: typeof sections) => some.filter(([, , content]) => content);
  return (
    <PageLayout
      header={entry ? <PageHeader component={entry} /> : <PageTitle category="" name={name} />}
      chapters={withContent([...sections, ...folded]).map(([id, title]) => ({ id, title }))}
    >
      {withContent(sections).map(([id, title, content]) => (
        <Section key={id} id={id} title={title}>
          {content}
        </Section>
      ))}
      {folded.length > 0 && (
        <div>
          {withContent(folded).map(([id, title, content]) => (
            <FoldedSection key={id} id={id} title={title}>
              {content}
            </FoldedSection>
          ))}
        </div>
      )}
    </PageLayout>
  );
}

function StoryList({ stories, fits, limit }: { stories: PreparedStory[]; fits: boolean; limit: number }) {
  const context = use(DocsContext);
  const [isOpen, setIsOpen] = useOpenAt((target) => stories.some(({ id }) => target === `story-${id}`));
  const [hasEdits] = useState(() => stories.slice(limit).some(({ id }) => exampleEditor?.hasEdit(id)));
  const visible = isOpen || hasEdits ? stories : stories.slice(0, limit);
  return (
    <div className="flex flex-col gap-6">
      {visible.map((story) => {
        const code = codeOf(context, story);
        const text =
          (isExample(story) && exampleText(code ?? "")) || story.parameters.docs?.description?.story;
        return (
          <article key={story.id} aria-labelledby={`story-${story.id}`} className="flex flex-col gap-3">
            <div className="flex flex-col gap-1">
              <Text as="h3" variant="heading3" id={`story-${story.id}`} className="scroll-mt-16">
                {sentenceCase(story.name)}
              </Text>
              {text && <Prose as="p" text={text} className="max-w-180 text-ink-muted" />}
            </div>
            <Stage story={story} code={code} isCodeHidden fits={fits} />
          </article>
        );
      })}
      {visible.length < stories.length && (
        <Button className="self-start" onClick={() => setIsOpen(true)}>
          Show {stories.length - visible.length} more
        </Button>
      )}
    </div>
  );
}

function isExample({ parameters }: PreparedStory): boolean {
  return parameters.catalog?.example !== undefined;
}
