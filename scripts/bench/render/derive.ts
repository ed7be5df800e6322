import { readChildren } from "./dom-tree";
import { compilePlain, generatedId } from "./plain";
import type { Row } from "./row";
import { openIt, type Side, settled, setUp } from "./work";

/**
 * Derives the plain side of a row from the DOM of one item. Throws if a whole list doesn't have the same DOM
 * as Kerf's.
 */
export async function derivePlain(row: Row): Promise<Side> {
  const kerf = { item: row.item };
  const one = { ...row, count: 1 };
  const [off, on] = [await show(one, kerf, false), await show(one, kerf, true)];
  const plain: Side = {
    item: compilePlain(readChildren(off.stage), readChildren(on.stage)),
    popup: row.kind === "open" ? compilePlain([], readChildren(on.popup)) : undefined,
  };
  for (const state of [false, true]) await compare(row, plain, kerf, state);
  return plain;
}

async function compare(row: Row, plain: Side, kerf: Side, state: boolean): Promise<void> {
  const [ours, derived] = [await show(row, kerf, state), await show(row, plain, state)];
  for (const part of ["stage", "popup"] as const) {
    const [expected, actual] = [html(ours[part]), html(derived[part])];
    if (expected === actual) continue;
    const at = [...expected].findIndex((letter, index) => letter !== actual[index]);
    const near = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
    throw new Error(
      `${row.id}: the plain ${part} is not the same DOM.\nKerf:  …${near(expected)}\nplain: …${near(actual)}`,
    );
  }
}

/** The DOM of a row in one state: copies of the list, and of the elements that a click added to the page. */
async function show(row: Row, side: Side, on: boolean): Promise<{ stage: Node; popup: Node }> {
  const stage = setUp(row, side);
  stage.render(row.kind === "update" && on);
  const before = new Set(document.body.children);
  if (row.kind === "open" && on) openIt(stage);
  await settled();
  const popup = document.createElement("div");
  for (const child of document.body.children) if (!before.has(child)) popup.append(child.cloneNode(true));
  const copy = stage.element.cloneNode(true);
  stage.remove();
  await settled();
  return { stage: copy, popup };
}

/** The markup, with ids numbered in order of appearance, and without the empty `style` of removed styles. */
function html(node: Node): string {
  const ids: string[] = [];
  return (node as Element).innerHTML.replaceAll(' style=""', "").replace(generatedId, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `#${ids.indexOf(id)}`;
  });
}
