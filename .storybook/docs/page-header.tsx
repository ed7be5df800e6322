import type { ReactNode } from "react";
import { componentText } from "../../src/catalog/markdown";
import type { ComponentDescriptor, Stability } from "../../src/catalog/types";
import { Badge, type BadgeProps, ClipboardText, Link, Text } from "../../src/index";
import { catalog } from "../kit/catalog";
import { Prose } from "./prose";
import sizes from "./sizes.json";
import { CopyButton } from "./snippet-block";

/** The title of a page, with its category above and its description below. */
export function PageTitle(props: { category: string; name: string; description?: string }) {
  const { category, name, description } = props;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-muted text-sm">{category}</p>
      <Text as="h1" variant="heading1">
        {name}
      </Text>
      {description && <Prose as="p" text={description} className="max-w-180 text-ink-muted text-lg" />}
    </div>
  );
}

const oneOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** The header of a component's page: its name, description, import, aliases, status, size and links. */
export function PageHeader({ component }: { component: ComponentDescriptor }) {
  const { name, importPath, aliases = [] } = component;
  return (
    <header className="flex flex-col gap-5 pt-2">
      <PageTitle {...component} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ClipboardText size="sm" text={`import { ${name} } from "${importPath}";`} className="max-w-full" />
        {aliases.length > 0 && <p className="text-ink-muted text-sm">Also called {oneOf.format(aliases)}</p>}
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
  const facts: Record<string, ReactNode> = {
    Status: (
      <Badge variant={variant} appearance="dot">
        {label}
      </Badge>
    ),
    Since: since ?? "the next release",
    ...(size !== undefined && { "Bundle size": `${size.toFixed(1)} KiB gzipped` }),
  };
  return (
    <dl className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {Object.entries(facts).map(([fact, value]) => (
        <div key={fact} className="flex items-center gap-2">
          <dt className="text-ink-muted">{fact}</dt>
          <dd className="m-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
