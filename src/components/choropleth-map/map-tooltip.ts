/**
 * The default tooltip of a region: its name and value. Names come from the data, so they are inserted as text
 * and never as markup.
 */
export function tooltipOf(name: string, value: string, className: string): HTMLElement {
  const panel = document.createElement("div");
  panel.className = className;
  panel.dataset.slot = "choropleth-map-tooltip";
  const heading = document.createElement("strong");
  heading.textContent = name;
  const amount = document.createElement("span");
  amount.textContent = value;
  panel.append(heading, amount);
  return panel;
}

/** A panel around the caller's own markup. The caller escapes user input in it. */
export function ownTooltip(html: string, className: string): HTMLElement {
  const panel = document.createElement("div");
  panel.className = className;
  panel.dataset.slot = "choropleth-map-tooltip";
  panel.innerHTML = html;
  return panel;
}
