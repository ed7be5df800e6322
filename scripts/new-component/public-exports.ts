const componentLine = /from "\.\/components\/([^"]+)";$/;

/** The text of the package's entry, with a component added in alphabetical order. */
export function withExport(entry: string, kebab: string): string {
  const lines = entry.split("\n");
  const after = lines.findIndex((line) => {
    const other = componentLine.exec(line)?.[1];
    return other === undefined || other > kebab;
  });
  lines.splice(after, 0, `export * from "./components/${kebab}";`);
  return lines.join("\n");
}

const pinnedName = /^ {4}"(\w+)",$/;

/** The text of the test that pins the package's exports, with a name added in the order of `sort()`. */
export function withPinnedName(test: string, name: string): string {
  const lines = test.split("\n");
  const names = lines.flatMap((line, index) => {
    const other = pinnedName.exec(line)?.[1];
    return other === undefined ? [] : [{ other, index }];
  });
  const after = names.find(({ other }) => other > name)?.index ?? (names.at(-1)?.index ?? 0) + 1;
  lines.splice(after, 0, `    "${name}",`);
  return lines.join("\n");
}
