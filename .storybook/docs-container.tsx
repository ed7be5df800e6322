import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { themeOf } from "./brand";

interface Told {
  globals: { theme?: unknown };
}

/** The documentation follows the theme that the toolbar sets, as the stories on it do. */
export function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = rest.context;
  // A page is drawn after the toolbar's choice was told.
  const [choice, setChoice] = useState<unknown>(() => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [Told?];
    return last?.globals.theme;
  });
  useEffect(() => {
    const follow = ({ globals }: Told) => setChoice(globals.theme);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return (
    <DocsContainer {...rest} theme={themeOf(choice)}>
      {children}
    </DocsContainer>
  );
}
