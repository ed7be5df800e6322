import { expect, test } from "vitest";
import * as kerf from ".";

/** A name that goes missing here breaks somebody's import; one that is added has to stay. */
test("the public exports", () => {
  expect(Object.keys(kerf).sort()).toEqual([
    "Badge",
    "Breadcrumbs",
    "BreadcrumbsClipboard",
    "BreadcrumbsCurrent",
    "BreadcrumbsLink",
    "BreadcrumbsSeparator",
    "Button",
    "Checkbox",
    "CheckboxGroup",
    "CheckboxItem",
    "CheckboxLegend",
    "ClipboardText",
    "Code",
    "CodeBlock",
    "Dialog",
    "DialogClose",
    "DialogDescription",
    "DialogRoot",
    "DialogTitle",
    "DialogTrigger",
    "Field",
    "Grid",
    "GridItem",
    "Input",
    "LabelsProvider",
    "Link",
    "LinkExternalIcon",
    "LinkProvider",
    "Loader",
    "Logo",
    "Meter",
    "PortalProvider",
    "PoweredBy",
    "Surface",
    "Text",
    "defaultLabels",
  ]);
});
