import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { DropdownMenu } from "../dropdown-menu";
import { ContextMenu } from ".";

test.each([
  ["Trigger", <ContextMenu.Trigger key="1" />],
  ["Content", <ContextMenu.Content key="2" aria-label="Actions" />],
])("<ContextMenu.%s> outside <ContextMenu> throws an error that names the missing parent", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<ContextMenu.${name}> must be used inside <ContextMenu>.`);
});

test("the server renders the area, and no menu", () => {
  const markup = renderToString(
    <ContextMenu defaultOpen>
      <ContextMenu.Trigger tabIndex={0}>Drawing</ContextMenu.Trigger>
      <ContextMenu.Content aria-label="Actions for the drawing">
        <DropdownMenu.Item>Rename</DropdownMenu.Item>
      </ContextMenu.Content>
    </ContextMenu>,
  );
  expect(markup).toContain('data-slot="context-menu-trigger"');
  expect(markup).not.toContain("Rename");
});
