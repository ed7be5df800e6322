import type { ComponentDescriptor } from "../../src/catalog/types";
import { ClipboardText, Link, Text } from "../../src/index";
import { Prose } from "./prose";

/** The head of a component's page: its name, what it is for, and the line that imports it. */
export function PageHeader({ component }: { component: ComponentDescriptor }) {
  const { name, category, description, importPath, aliases = [] } = component;
  return (
    <header className="flex flex-col gap-5 pt-2">
      <div className="flex flex-col gap-2">
        <p className="text-ink-muted text-sm">{category}</p>
        <Text as="h1" variant="heading1">
          {name}
        </Text>
        <p className="max-w-180 text-ink-muted text-lg">
          <Prose text={description} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ClipboardText size="sm" text={`import { ${name} } from "${importPath}";`} className="max-w-full" />
        {aliases.length > 0 && (
          <p className="text-ink-muted text-sm">
            Also called {aliases.slice(0, -1).join(", ")}
            {aliases.length > 1 && " or "}
            {aliases.at(-1)}
          </p>
        )}
        <Link href={`./docs/${name}.md`} target="_top" variant="current" className="text-ink-muted text-sm">
          As Markdown
        </Link>
      </div>
    </header>
  );
}
