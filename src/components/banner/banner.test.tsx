import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Banner } from ".";

test("<Banner.Action> outside of a banner names the banner that is missing", () => {
  expect(() => renderToString(<Banner.Action>Retry</Banner.Action>)).toThrow(
    "<Banner.Action> must be used inside <Banner>.",
  );
});
