import { useEffect, useState } from "react";
import { Banner, Code, Tabs, Text } from "../../src/index";

/** The modules of a component. They are loaded when this renders. */
export function Source({ name }: { name: string }) {
  const [modules, setModules] = useState<[name: string, code: string][]>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadModules(name).then(
      (loaded) => isCurrent && setModules(Object.entries(loaded)),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  if (hasFailed) return <Banner variant="error" title="The source couldn't be loaded. Reload the page." />;
  if (!modules) return <Text variant="secondary">Loading the source…</Text>;
  return (
    <Tabs defaultValue={modules[0]?.[0]}>
      <Tabs.List aria-label={`Files of ${name}`} className="mb-3">
        {modules.map(([file]) => (
          <Tabs.Tab key={file} value={file}>
            {file}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {modules.map(([file, code]) => (
        <Tabs.Panel key={file} value={file}>
          <Code.Block lang="tsx" code={code} labels={{ code: file }} className="max-h-160" />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

async function loadModules(name: string): Promise<Record<string, string>> {
  const response = await fetch(new URL(`source/${name}.json`, document.baseURI));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json();
}
