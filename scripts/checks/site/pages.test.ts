import { expect, test } from "vitest";
import { brokenLinks, type LinkTargets } from "./pages";

const targets: LinkTargets = {
  url: "http://host/docs/kerf/",
  entries: new Map([
    ["components-button--docs", "docs"],
    ["components-button--playground", "story"],
  ]),
  files: new Set(["index.html", "iframe.html", "llms.txt"]),
};
const page = "http://host/docs/kerf/iframe.html?id=components-button--docs";
const broken = (...links: string[]) => brokenLinks({ url: page, links, ids: new Set(["props"]) }, targets);

test("reports each broken link once, and accepts links to pages, files, elements of the page and other sites", () => {
  const valid = [
    "http://host/docs/kerf/?path=/docs/components-button--docs",
    "http://host/docs/kerf/?path=/story/components-button--playground",
    "http://host/docs/kerf/",
    "http://host/docs/kerf/llms.txt",
    `${page}#props`,
    "https://www.w3.org/WAI/ARIA/apg/",
  ];
  const links = [
    "http://host/docs/kerf/?path=/docs/components-buton--docs",
    "http://host/docs/kerf/?path=/docs/components-button--playground",
    "http://host/docs/kerf/llm.txt",
    "http://host/llms.txt",
    `${page}#prop`,
    "http://example.com/",
  ];
  expect(broken(...valid, ...links, ...links)).toEqual([
    `${links[0]}: the site has no such page`,
    `${links[1]}: that page has no documentation`,
    `${links[2]}: the site has no such file`,
    `${links[3]}: it leaves the site's folder`,
    `${links[4]}: the page has no such id`,
    `${links[5]}: it is not https`,
  ]);
});
