/** The `data-slot` of a component or part: "Checkbox.Item" has "checkbox-item", "GridItem" has "grid-item". */
export function slotOf(name: string): string {
  return name
    .replace(".", "")
    .replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();
}
