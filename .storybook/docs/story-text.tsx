import type { ReactNode } from "react";
import type { PreparedStory } from "storybook/internal/types";
import { sentenceCase } from "../../scripts/lib/names";
import { Text } from "../../src/index";
import { Prose } from "./prose";

/** A story with its name and description. */
export function StoryText({
  story,
  snippet,
  children,
}: {
  story: PreparedStory;
  snippet: string | undefined;
  children: ReactNode;
}) {
  const text = descriptionOf(story, snippet);
  return (
    <article aria-labelledby={`story-${story.id}`} className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <Text as="h3" variant="heading3" id={`story-${story.id}`} className="scroll-mt-16">
          {sentenceCase(story.name)}
        </Text>
        {text && (
          <p className="max-w-180 text-ink-muted">
            <Prose text={text} />
          </p>
        )}
      </div>
      {children}
    </article>
  );
}

/** A story's description. That of an example is the comment above its code, which people copy with it. */
function descriptionOf({ parameters }: PreparedStory, snippet = ""): string | undefined {
  const { example } = parameters.catalog ?? {};
  const comment =
    example && new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export function ${example}\\(`).exec(snippet);
  if (comment)
    return comment[1]
      .replace(/^\s*\* ?/gm, "")
      .replace(/\s+/g, " ")
      .trim();
  return parameters.docs?.description?.story;
}
