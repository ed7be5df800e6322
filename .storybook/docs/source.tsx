import { useEffect, useState } from "react";
import { kebabCase } from "../../scripts/lib/names";
import { Banner, Code, Tabs, Text } from "../../src/index";

/** The modules of a component. They are loaded when this renders. */
export function Source({ name }: { name: string }) {
  const [files, setFiles] = useState<[name: string, code: string][]>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadModules(name).then(
      (loaded) => isCurrent && setFiles(loaded),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  if (hasFailed) return <Banner variant="error" title="The source couldn't be loaded. Reload the page." />;
  if (!files) return <Text variant="secondary">Loading the source…</Text>;
  return (
    <Tabs defaultValue={files[0]?.[0]}>
      <Tabs.List aria-label={`Files of ${name}`} className="mb-3">
        {files.map(([file]) => (
          <Tabs.Tab key={file} value={file}>
            {file}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {files.map(([file, code]) => (
        <Tabs.Panel key={file} value={file}>
          <Code.Block lang="tsx" code={code} labels={{ code: file }} className="max-h-160" />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** The modules of all components. Tests and stories aren't part of a component. Its page has the examples and the guide. */
const modules = import.meta.glob<string>(
  ["../../src/components/*/*.{ts,tsx}", "!**/*.{stories,fixture,test,test-d,examples,guide}.*"],
  { query: "?raw", import: "default" },
);

/** The modules in a component's folder, starting with the module that has the component's name. */
function loadModules(name: string): Promise<[name: string, code: string][]> {
  const folder = kebabCase(name);
  const loads = Object.entries(modules).flatMap(([path, load]) => {
    const [file = "", owner] = path.split("/").reverse();
    return owner === folder ? [{ file, load }] : [];
  });
  const isFirst = ({ file }: { file: string }) => Number(file === `${folder}.tsx`);
  loads.sort((a, b) => isFirst(b) - isFirst(a) || (a.file < b.file ? -1 : 1));
  return Promise.all(loads.map(async ({ file, load }) => [file, await load()]));
}
