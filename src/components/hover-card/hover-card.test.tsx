import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { HoverCard } from ".";

test.each([
  ["Trigger", <HoverCard.Trigger key="1" href="/people/ada" />],
  ["Content", <HoverCard.Content key="2" />],
])("<HoverCard.%s> outside <HoverCard> throws an error that names the missing parent", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<HoverCard.${name}> must be used inside <HoverCard>.`);
});

test("the server renders a link, and no card", () => {
  const markup = renderToString(
    <HoverCard defaultOpen>
      <HoverCard.Trigger href="/people/ada">Ada Marsh</HoverCard.Trigger>
      <HoverCard.Content>Designer</HoverCard.Content>
    </HoverCard>,
  );
  expect(markup).toContain('href="/people/ada"');
  expect(markup).not.toContain("Designer");
});
