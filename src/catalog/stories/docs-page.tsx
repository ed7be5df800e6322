import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { lookUp, partsOf } from "./lookup";

/** The page of a component: purpose, playground, every story with its snippet, and the props of each part. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { component } = preparedMeta;
  const found = lookUp(component);
  const parts = partsOf(component);
  return (
    <>
      <Title />
      {found && "category" in found.descriptor && <Subtitle>{found.descriptor.category}</Subtitle>}
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
      {parts.length > 0 && <Heading>Parts</Heading>}
      {parts.map((part) => (
        <section key={part.name}>
          <Subheading>{part.name}</Subheading>
          <Markdown>{part.descriptor.description}</Markdown>
          {Object.keys(part.descriptor.props).length > 0 && <ArgTypes of={part.component} />}
        </section>
      ))}
    </>
  );
}
