import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Sidebar } from ".";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[string, ReactElement]>([
  ["Sidebar", <Sidebar key="1" />],
  ["Sidebar.Header", <Sidebar.Header key="2" />],
  ["Sidebar.Content", <Sidebar.Content key="3" />],
  ["Sidebar.Footer", <Sidebar.Footer key="4" />],
  ["Sidebar.Group", <Sidebar.Group key="5" />],
  ["Sidebar.GroupLabel", <Sidebar.GroupLabel key="6" />],
  ["Sidebar.Menu", <Sidebar.Menu key="7" />],
  ["Sidebar.Item", <Sidebar.Item key="8" />],
  ["Sidebar.SubMenu", <Sidebar.SubMenu key="9" label="Projects" />],
  ["Sidebar.Trigger", <Sidebar.Trigger key="10" />],
  ["Sidebar.Rail", <Sidebar.Rail key="11" />],
])("<%s> outside of a root names the missing root", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Sidebar.Root>.`);
});

test("the server renders the open sidebar with its links", () => {
  const markup = renderToString(
    <Sidebar.Root>
      <Sidebar>
        <Sidebar.Menu>
          <Sidebar.SubMenu label="Projects">
            <Sidebar.Item href="/website" active>
              Website
            </Sidebar.Item>
          </Sidebar.SubMenu>
        </Sidebar.Menu>
      </Sidebar>
    </Sidebar.Root>,
  );
  expect(markup).toContain('aria-label="Main"');
  expect(markup).toContain('href="/website"');
  expect(markup).toContain('aria-current="page"');
});

test("invalid values fall back to the defaults, with warnings", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  renderToString(<Sidebar.Root side={"left" as "inline-start"} collapsible={"rail" as "icon"} />);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/Sidebar\.Root\.side "left".*"inline-start" is used/),
  );
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/collapsible "rail".*"offcanvas" is used/));
});
