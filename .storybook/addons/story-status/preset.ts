/** Adds the verdicts to the dev server. A built site doesn't include them. */
import { join } from "node:path";
import type { Channel } from "storybook/internal/channels";
import type { Options } from "storybook/internal/types";
import type { InlineConfig } from "vite";
import { root } from "../../../scripts/lib/paths.ts";
import { Verdicts } from "./dev-server.ts";

const verdicts = new Verdicts();

export function experimental_serverChannel(channel: Channel, { localAddress }: Options): Channel {
  if (localAddress) verdicts.connect(channel, localAddress);
  return channel;
}

export function managerEntries(entries: string[] = [], { configType }: Options): string[] {
  return configType === "DEVELOPMENT"
    ? [...entries, join(root, ".storybook/addons/story-status/manager.tsx")]
    : entries;
}

export function viteFinal(vite: InlineConfig): InlineConfig {
  return { ...vite, plugins: [...(vite.plugins ?? []), verdicts.watchSaves()] };
}
