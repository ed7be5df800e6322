import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { themeOf } from "./brand";

/** The documentation follows the theme that the toolbar sets, as the stories on it do. */
export function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [choice, setChoice] = useState<unknown>(document.documentElement.dataset.theme);
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: unknown } }) => setChoice(globals.theme);
    rest.context.channel.on(GLOBALS_UPDATED, follow);
    return () => rest.context.channel.off(GLOBALS_UPDATED, follow);
  }, [rest.context.channel]);
  return (
    <DocsContainer {...rest} theme={themeOf(choice)}>
      {children}
    </DocsContainer>
  );
}
