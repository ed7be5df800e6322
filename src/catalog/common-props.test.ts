import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseCatalog } from "./catalog";
import { commonProps, withoutCommon } from "./common-props";

const catalog = parseCatalog(readFileSync(new URL("catalog.json", import.meta.url), "utf8"));
const partsOf = (name: string) => Object.values(catalog.components[name]?.subComponents ?? {});

test("lists the props of most parts once", () => {
  const parts = partsOf("Dialog");
  const common = commonProps(parts);
  expect(Object.keys(common)).toContain("className");
  const rest = parts.flatMap(({ props }) => Object.keys(withoutCommon(props, common)));
  expect(rest).toContain("modal");
  expect(rest.filter((prop) => prop === "className").length).toBeLessThan(3);
});

test("keeps the props of two parts", () => {
  expect(commonProps(partsOf("Dialog").slice(0, 2))).toEqual({});
});
