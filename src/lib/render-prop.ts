import type { HTMLProps } from "@base-ui/react/use-render";
import type { ReactElement } from "react";

/**
 * What a part is rendered as: an element, whose own props are merged with the part's, or a function that is
 * given the part's props (`ref` among them) and places them itself.
 */
export type RenderProp = ReactElement | ((props: HTMLProps) => ReactElement);
