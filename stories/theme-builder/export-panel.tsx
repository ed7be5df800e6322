import { Code, Tabs } from "@kerf/react";
import { LinkIcon } from "lucide-react";
import { memo } from "react";
import { CopyButton } from "#docs/snippet-block";
import { linkWith, THEME_CHOICES } from "../../.storybook/shared/addresses";
import type { Property } from "../../src/theme/token-properties";
import { asCss, asDesignTokens, asTailwind } from "./exports";

export interface ExportPanelProps {
  properties: readonly Property[];
  /** The choices for the link. */
  written: string | undefined;
}

/** The theme as code, in each format, and as a link. */
export const ExportPanel = memo(function ExportPanel({ properties, written }: ExportPanelProps) {
  const link = linkWith(THEME_CHOICES, written);
  // Without the site's address, which differs between a preview and the published site.
  const path = `?path=/docs/foundations-theme-builder--docs&${THEME_CHOICES}=${written}`;
  const files: Record<string, [lang: "css" | "json", code: string]> = {
    CSS: ["css", asCss(properties, path)],
    "Tailwind 4": ["css", asTailwind(properties, path)],
  };
  for (const [file, code] of Object.entries(asDesignTokens(properties))) files[file] = ["json", code];
  return (
    <div className="grid gap-3">
      <Tabs defaultValue="CSS">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <Tabs.List aria-label="Format">
            {Object.keys(files).map((name) => (
              <Tabs.Tab key={name} value={name}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <CopyButton text={() => link} label="Copy link" icon={LinkIcon} />
        </div>
        {Object.entries(files).map(([name, [lang, code]]) => (
          <Tabs.Panel key={name} value={name}>
            <Code.Block
              lang={lang}
              code={code}
              lineNumbers={false}
              labels={{ code: name }}
              className="max-h-120"
            />
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
});
