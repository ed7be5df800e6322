import { Project } from "ts-morph";
import { root } from "../../lib/paths";

/** The elements that Kerf's components render and that have attributes of their own. */
const elements = ["a", "button", "input", "select", "td", "textarea", "th"];

/** Names that React takes from rare standards, and events of media. On a component, they are mistakes, such as another library's `color`. */
const rare =
  /^(aria-.*|about|autoSave|color|content|contextMenu|datatype|default(Checked|Value)|inlist|prefix|property|radioGroup|rel|resource|results|rev|security|typeof|unselectable|vocab)$|^on(Abort|CanPlay|DurationChange|Emptied|Encrypted|Ended|Loaded|LoadStart|Pause|Play|Progress|RateChange|Seek|Stalled|Suspend|TimeUpdate|VolumeChange|Waiting)/;

/** The props of elements, from React's types: those of every element under `*`, and the others by element. */
export function htmlAttributes(): Record<string, string[]> {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    tsConfigFilePath: `${root}/tsconfig.json`,
    compilerOptions: { types: [] },
  });
  const code = 'import type { JSX } from "react";\nexport type Elements = JSX.IntrinsicElements;';
  const file = project.createSourceFile(`${root}/src/html-attributes.d.ts`, code);
  const all = file.getTypeAliasOrThrow("Elements").getType();
  const namesOf = (element: string) => {
    const properties = all.getPropertyOrThrow(element).getTypeAtLocation(file).getProperties();
    return properties.map((property) => property.getName());
  };
  const every = namesOf("div");
  const common = every.filter((name) => !rare.test(name));
  const own = (element: string) => namesOf(element).filter((name) => !every.includes(name));
  return { "*": common.sort(), ...Object.fromEntries(elements.map((name) => [name, own(name).sort()])) };
}
