import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import * as kerf from "../../../src";
import { readCatalog } from "../../../src/catalog";
import { root } from "../../lib/paths";
import { manifest, modules, read } from "./packed";

test("neither the package nor its dependencies run a script when installed", () => {
  const hooks = [
    "preinstall",
    "install",
    "postinstall",
    "prepublish",
    "preprepare",
    "prepare",
    "postprepare",
  ];
  expect(hooks.filter((hook) => hook in (manifest().scripts ?? {}))).toEqual([]);
  const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, "utf8")) as Lock;
  const installed = Object.entries(packages).filter(
    ([path, { dev, optional, peer }]) => path && !dev && !optional && !peer,
  );
  expect(installed.length).toBeGreaterThan(10);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
});

describe("text is never parsed as markup", () => {
  /** Functions that write a string into a page as markup, or run it. */
  const sinks =
    /dangerouslySetInnerHTML["'\]]*\s*[:=]|\b(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|\beval\(|new Function\(|srcDoc/;

  test("except in the tooltip of a map, which the caller writes", () => {
    const found = modules().filter((file) => sinks.test(read(file)));
    expect(found).toEqual(["dist/components/choropleth-map/map-tooltip.js"]);
    expect(read(found[0] ?? "").match(new RegExp(sinks, "g"))).toHaveLength(1);
  });

  test("because components escape their children", () => {
    const markup = "<img src=x onerror=alert(1)>";
    const { Badge, Button, Text, Surface, Link } = kerf;
    for (const component of [Badge, Button, Text, Surface, Link]) {
      const html = renderToString(createElement(component as never, null, markup));
      expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    }
  });
});

describe("a `javascript:` URL", () => {
  const { components } = readCatalog(JSON.parse(read("dist/catalog.json")));
  const links = Object.values(components).flatMap(({ name, props, subComponents = {} }) => [
    ...("href" in props ? [name] : []),
    ...Object.entries(subComponents).flatMap(([part, own]) =>
      "href" in own.props ? [`${name}.${part}`] : [],
    ),
  ]);

  test("is checked by shared code in every component with a link", () => {
    expect(links.length).toBeGreaterThan(3);
    const writers = modules().filter(
      (file) => file.includes("/components/") && /[^[]\bhref\b[^\]=]/.test(read(file)),
    );
    const checked = writers.filter(
      (file) => /use-?link|refusesUrl/i.test(read(file)) || file.endsWith(".recipe.js"),
    );
    expect(writers.filter((file) => !checked.includes(file) && !onlyReads.has(file))).toEqual([]);
  });

  test("isn't rendered as a link", () => {
    const href = ["javascript", "alert(1)"].join(":");
    const html = renderToString(createElement(kerf.Link, { href }, "Press"));
    expect(html).toContain("Press");
    expect(html).not.toContain("javascript:");
  });
});

/** Modules that find or compare the caller's links, and render none. */
const onlyReads = new Set(["dist/components/link/link-provider.js", "dist/components/link/link-anchor.js"]);

interface Lock {
  packages: Record<string, { dev?: boolean; optional?: boolean; peer?: boolean; hasInstallScript?: boolean }>;
}
