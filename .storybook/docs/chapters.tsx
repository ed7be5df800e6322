import type { ReactNode } from "react";
import type { ComponentDescriptor } from "../../src/catalog/types";
import type { AnyComponent } from "../kit/lookup";
import { partsOf } from "../kit/lookup";
import { Accessibility, DoAndDont, Instead, Keyboard } from "./guide-sections";
import { Metrics } from "./metrics";
import { PartList } from "./part-list";
import { PropsTable } from "./props-table";
import type { Chapter } from "./section";
import { Source } from "./source";
import { TokenList } from "./token-list";

/** A chapter and its content. */
export interface Filled extends Chapter {
  content: ReactNode;
}

/** The components to use instead. */
export function choiceChapters({ guide }: ComponentDescriptor): Filled[] {
  if (!guide || Object.keys(guide.instead).length === 0) return [];
  return [{ id: "instead", title: "Alternatives", content: <Instead {...guide} /> }];
}

/** The props of a component and of its parts. */
export function referenceChapters({ name, props }: ComponentDescriptor, component: AnyComponent): Filled[] {
  const parts = partsOf(component);
  return [
    ...(Object.keys(props).length > 0
      ? [{ id: "props", title: "Props", content: <PropsTable name={name} props={props} /> }]
      : []),
    ...(parts.length > 0 ? [{ id: "parts", title: "Parts", content: <PartList parts={parts} /> }] : []),
  ];
}

/** The guide, sizes, tokens and source of a component: chapters at the end of its page, initially closed. */
export function detailChapters({ name, guide, styling }: ComponentDescriptor): Filled[] {
  return [
    ...(guide
      ? [
          { id: "do", title: "Do and don't", content: <DoAndDont guide={guide} /> },
          { id: "keyboard", title: "Keyboard", content: <Keyboard name={name} {...guide} /> },
          { id: "accessibility", title: "Accessibility", content: <Accessibility {...guide} /> },
        ]
      : []),
    ...(styling
      ? [
          { id: "sizes", title: "Sizes", content: <Metrics name={name} {...styling} /> },
          { id: "tokens", title: "Tokens", content: <TokenList {...styling} /> },
        ]
      : []),
    { id: "source", title: "Source", content: <Source name={name} /> },
  ];
}
