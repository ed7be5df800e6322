/**
 * What a region's tooltip shows unless the caller formats it: its name and its value. Names come with the data, so
 * they are put in as text and never as markup.
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

/** A panel around what the caller says, in the caller's own markup: whatever of it is not theirs, they escape. */
export function ownTooltip(html: string, className: string): HTMLElement {
  const panel = document.createElement("div");
  panel.className = className;
  panel.dataset.slot = "choropleth-map-tooltip";
  panel.innerHTML = html;
  return panel;
}
