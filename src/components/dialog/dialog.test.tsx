import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { warnUnlessNamed } from "../../lib/modal/name-check";
import { Dialog } from ".";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each<[string, ReactElement]>([
  ["Dialog", <Dialog key="1" />],
  ["Dialog.Trigger", <Dialog.Trigger key="2" />],
  ["Dialog.Title", <Dialog.Title key="3" />],
  ["Dialog.Description", <Dialog.Description key="4" />],
  ["Dialog.Close", <Dialog.Close key="5" />],
])("<%s> outside its parent throws an error that names the missing parent", (name, part) => {
  expect(() => renderToString(part)).toThrow(`<${name}> must be used inside <Dialog.Root>.`);
});

test.each([false, true])("renders its trigger on the server, open: %s", (defaultOpen) => {
  const markup = renderToString(
    <Dialog.Root defaultOpen={defaultOpen}>
      <Dialog.Trigger>Open</Dialog.Trigger>
      <Dialog>
        <Dialog.Title>Title</Dialog.Title>
      </Dialog>
    </Dialog.Root>,
  );
  expect(markup).toContain('data-slot="dialog-trigger"');
  expect(markup).not.toContain("Title");
});

test("an unknown role is a dialog, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  renderToString(<Dialog.Root role={"menu" as "dialog"} />);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/Invalid Dialog\.Root\.role "menu".*"dialog" is used/),
  );
});

test("a panel without a title or label logs a warning that quotes its first words", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const panel = { querySelector: () => null, hasAttribute: () => false, textContent: "Are you sure?" };
  warnUnlessNamed("Dialog", { ...panel, hasAttribute: (name) => name === "aria-label" });
  warnUnlessNamed("Dialog", { ...panel, querySelector: () => ({}) as never });
  expect(warn).not.toHaveBeenCalled();
  warnUnlessNamed("Dialog", panel);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('<Dialog> that begins with "Are you sure?" has no accessible name'),
  );
});
