import * as components from "@kerf/react";
import { Button } from "@kerf/react/button";
import catalog from "@kerf/react/catalog.json" with { type: "json" };
import { renderTree } from "@kerf/react/render-tree";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

console.log(renderToString(createElement(Button, { variant: "primary" }, "Save")));
const node = { type: "Button", props: { variant: "primary" }, children: [{ text: "Save" }] };
console.log(renderToString(renderTree({ root: "save", nodes: { save: node } }, { catalog, components })));
