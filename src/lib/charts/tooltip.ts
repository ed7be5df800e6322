/** A line of a tooltip: a series or a point, and its value. */
export interface TooltipLine {
  /** The color of its mark. */
  color?: string;
  name: string;
  value: string;
}

/** The properties of a tooltip in which only the caller's element is visible. */
export const bareTooltip = {
  confine: true,
  transitionDuration: 0,
  // The panel is Kerf's own, so the library's own panel is removed.
  backgroundColor: "transparent",
  borderWidth: 0,
  padding: 0,
  extraCssText: "box-shadow:none;white-space:normal",
};

/** The panel of a tooltip. Texts come from the data, so they are inserted as text and never as markup. */
export function tooltipPanel(className: string, slot: string): HTMLElement {
  const panel = document.createElement("div");
  panel.className = className;
  panel.dataset.slot = slot;
  return panel;
}

/** Adds a heading and lines, each with the color of its series. */
export function fillTooltip(panel: HTMLElement, heading: string, lines: readonly TooltipLine[]): HTMLElement {
  if (heading !== "") append(panel, "strong", heading);
  for (const { color, name, value } of lines) {
    const line = append(panel, "div", "");
    const mark = append(line, "i", "");
    if (color) mark.style.background = color;
    else mark.remove();
    if (name !== "") append(line, "span", name);
    append(line, "b", value);
  }
  return panel;
}

function append(to: HTMLElement, tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  if (text !== "") {
    // In its own direction, as "/docs" in right-to-left text.
    const isolated = document.createElement("bdi");
    isolated.textContent = text;
    element.append(isolated);
  }
  to.append(element);
  return element;
}

/** A panel around the caller's own markup. The caller escapes what comes from users, as in ECharts itself. */
export function ownTooltip(html: string, className: string, slot: string): HTMLElement {
  const panel = tooltipPanel(className, slot);
  panel.innerHTML = html;
  return panel;
}
