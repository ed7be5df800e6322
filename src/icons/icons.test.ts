import * as lucide from "lucide-react";
import { expect, test } from "vitest";
import * as icons from "./icons";

// The site's page of icons copies imports from this package.
test.each(Object.keys(icons))("lucide-react exports %s", (name) => {
  expect(lucide).toHaveProperty(name);
});
