import type { ComponentType } from "react";

/**
 * A story that renders an example from the component's `.examples.tsx`. Its snippet is the example's code in
 * the catalog.
 *
 * @param examples The whole examples module.
 * @param name The example's exported name.
 * @example export const SaveAndCancel = exampleStory(examples, "SaveAndCancel");
 */
export function exampleStory<Name extends string>(examples: Record<Name, ComponentType>, name: Name) {
  const Example: ComponentType = examples[name];
  return {
    parameters: { catalog: { example: name }, controls: { disable: true } },
    render: () => <Example />,
  };
}
