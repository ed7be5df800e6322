import type { ReactNode } from "react";
import type { ComponentDescriptor } from "../../src/catalog/types";
import type { AnyComponent } from "../kit/lookup";
import { partsOf } from "../kit/lookup";
import { Accessibility, DoAndDont, Instead, Keyboard } from "./guide-sections";
import { Metrics } from "./metrics";
import { PartList } from "./part-list";
import { PropsTable } from "./props-table";
import type { Chapter } from "./section";
import { TokenList } from "./token-list";

/** A chapter and its sections. */
export interface Filled extends Chapter {
  content: ReactNode;
}

/** When to use a component, and how: its guide, before the props. */
export function choiceChapters({ guide }: ComponentDescriptor): Filled[] {
  if (!guide) return [];
  const chapters = [{ id: "do", title: "Do and don't", content: <DoAndDont guide={guide} /> }];
  if (Object.keys(guide.instead).length === 0) return chapters;
  return [{ id: "instead", title: "When to use another", content: <Instead {...guide} /> }, ...chapters];
}

/** The reference: props, parts, keys, sizes, tokens. */
export function referenceChapters(descriptor: ComponentDescriptor, component: AnyComponent): Filled[] {
  const { name, props, guide, styling } = descriptor;
  const parts = partsOf(component);
  return [
    ...(Object.keys(props).length > 0
      ? [{ id: "props", title: "Props", content: <PropsTable name={name} props={props} /> }]
      : []),
    ...(parts.length > 0 ? [{ id: "parts", title: "Parts", content: <PartList parts={parts} /> }] : []),
    ...(guide
      ? [
          { id: "keyboard", title: "Keyboard", content: <Keyboard name={name} {...guide} /> },
          { id: "accessibility", title: "Accessibility", content: <Accessibility {...guide} /> },
        ]
      : []),
    ...(styling
      ? [
          { id: "metrics", title: "Metrics", content: <Metrics name={name} {...styling} /> },
          { id: "tokens", title: "Tokens", content: <TokenList {...styling} /> },
        ]
      : []),
  ];
}
