import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Banner } from ".";

test("<Banner.Action> outside its parent throws an error that names the missing parent", () => {
  expect(() => renderToString(<Banner.Action>Retry</Banner.Action>)).toThrow(
    "<Banner.Action> must be used inside <Banner>.",
  );
});
