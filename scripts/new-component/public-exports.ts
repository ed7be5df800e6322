const componentLine = /from "\.\/components\/([^"]+)";$/;

/** The text of the package's entry with one component more, in alphabetical order. */
export function withExport(entry: string, kebab: string): string {
  const lines = entry.split("\n");
  const after = lines.findIndex((line) => {
    const other = componentLine.exec(line)?.[1];
    return other === undefined || other > kebab;
  });
  lines.splice(after, 0, `export * from "./components/${kebab}";`);
  return lines.join("\n");
}
