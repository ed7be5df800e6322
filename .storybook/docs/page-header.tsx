import type { ReactNode } from "react";
import { componentText } from "../../src/catalog/markdown";
import type { ComponentDescriptor, Stability } from "../../src/catalog/types";
import { Badge, type BadgeProps, ClipboardText, Link, Text } from "../../src/index";
import { catalog } from "../kit/catalog";
import { Prose } from "./prose";
import sizes from "./sizes.json";
import { CopyButton } from "./snippet-block";

/** The header of a component's page: its name, description, import, aliases, status, size and links. */
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
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <Facts {...component} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {/* Storybook's frame opens links in the parent window. This link stays on the page. */}
          <Link href="#source" target="_self" variant="current" className="text-ink-muted">
            Source
          </Link>
          <Link href={`./docs/${name}.md`} target="_top" variant="current" className="text-ink-muted">
            Markdown
          </Link>
          <CopyButton text={() => componentText(component, catalog.types)} label="Copy as Markdown" />
        </div>
      </div>
    </header>
  );
}

const stabilities: Record<Stability, { label: string; variant: BadgeProps["variant"] }> = {
  experimental: { label: "Experimental", variant: "warning" },
  stable: { label: "Stable", variant: "success" },
  deprecated: { label: "Deprecated", variant: "error" },
};

function Facts({ name, since, stability = "stable" }: ComponentDescriptor) {
  const { label, variant } = stabilities[stability];
  const size = (sizes as Record<string, number>)[name];
  return (
    <dl className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Fact name="Status">
        <Badge variant={variant} appearance="dot">
          {label}
        </Badge>
      </Fact>
      <Fact name="Since">{since ?? "the next release"}</Fact>
      {size !== undefined && <Fact name="Bundle size">{size.toFixed(1)} KiB gzipped</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  );
}
