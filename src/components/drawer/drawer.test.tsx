import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Drawer, type DrawerOpenChangeDetails } from ".";
import { withDocumentedReason } from "./drawer";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[string, ReactElement]>([
  ["Drawer", <Drawer key="1" />],
  ["Drawer.Trigger", <Drawer.Trigger key="2" />],
  ["Drawer.Title", <Drawer.Title key="3" />],
  ["Drawer.Description", <Drawer.Description key="4" />],
  ["Drawer.Close", <Drawer.Close key="5" />],
])("<%s> outside its parent throws an error that names the missing parent", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Drawer.Root>.`);
});

test.each([false, true])("renders its trigger on the server, open: %s", (defaultOpen) => {
  const markup = renderToString(
    <Drawer.Root defaultOpen={defaultOpen}>
      <Drawer.Trigger>Open</Drawer.Trigger>
      <Drawer>
        <Drawer.Title>Title</Drawer.Title>
      </Drawer>
    </Drawer.Root>,
  );
  expect(markup).toContain('data-slot="drawer-trigger"');
  expect(markup).not.toContain("Title");
});

test("an unknown side is the end, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  renderToString(<Drawer.Root side={"right" as "top"} />);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/Invalid Drawer\.Root\.side "right".*"inline-end" is used/),
  );
});

test.each([
  ["close-watcher", "escape-key"],
  ["swipe", "swipe"],
] as const)("the primitive's reason %s is passed on as %s", (reason, documented) => {
  const cancel = vi.fn();
  const details = { ...({} as DrawerOpenChangeDetails), cancel, reason };
  expect(withDocumentedReason(details)).toMatchObject({ cancel, reason: documented });
});
