import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { MDXProvider } from "@storybook/addon-docs/mdx-react-shim";
import { type PropsWithChildren, useLayoutEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { onSystemTheme, themeOf } from "../shared/brand";
import { applyGlobals, InToolbarLocale } from "../shared/globals";
import { mdxComponents } from "./mdx-page";
import { type Globals, useEvent } from "./story-context";

/** The container of a docs page. It applies the toolbar's globals, even on pages without a story. */
export function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = rest.context;
  // A page renders after the toolbar has sent its event, so read the last one.
  const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals: Globals }?,
  ];
  const { globals } = useEvent(channel, GLOBALS_UPDATED, last ?? { globals: {} });
  const [theme, setTheme] = useState(() => themeOf(globals.theme));
  useLayoutEffect(() => {
    applyGlobals(globals);
    const updateTheme = () => setTheme(themeOf(globals.theme));
    updateTheme();
    return onSystemTheme(updateTheme);
  }, [globals]);
  return (
    <DocsContainer {...rest} theme={theme}>
      <InToolbarLocale globals={globals}>
        <MDXProvider components={mdxComponents}>{children}</MDXProvider>
      </InToolbarLocale>
    </DocsContainer>
  );
}
