/** `date-picker` → `DatePicker` */
export function pascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `CheckboxItem` → `checkboxItem` */
export function camelCase(pascal: string): string {
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `paddingInline` → `padding-inline`, `DatePicker` → `date-picker` */
export function kebabCase(name: string): string {
  return name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
}
