import { expect, test } from "vitest";
import { checkDescription } from "./names";

test("a description that the catalog would refuse is refused before a file is written", () => {
  expect(() => checkDescription("Stars that rate a product.")).not.toThrow();
  for (const text of ["", "bad", "ends without a stop", "Closes */ the comment.", "Two\nlines."])
    expect(() => checkDescription(text)).toThrow("is not a sentence");
});
