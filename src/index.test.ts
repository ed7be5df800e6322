import { expect, test } from "vitest";
import * as kerf from ".";

/** A name that goes missing here breaks somebody's import; one that is added has to stay. */
test("the public exports", () => {
  expect(Object.keys(kerf).sort()).toEqual([
    "Badge",
    "Button",
    "Checkbox",
    "CheckboxGroup",
    "CheckboxItem",
    "CheckboxLegend",
    "Dialog",
    "DialogClose",
    "DialogDescription",
    "DialogRoot",
    "DialogTitle",
    "DialogTrigger",
    "Field",
    "Input",
    "LabelsProvider",
    "Loader",
    "PortalProvider",
    "defaultLabels",
  ]);
});
