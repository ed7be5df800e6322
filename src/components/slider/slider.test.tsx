import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Slider } from ".";

test("a maximum that isn't above the minimum is replaced, with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const markup = renderToString(<Slider aria-label="Volume" min={24} max={1} />);
  expect(markup).toContain('max="25"');
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/Invalid Slider\.max 1\. Pass a number greater than min, 24\. 25 is used/),
  );
});
