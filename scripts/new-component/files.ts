/** The files of a new component, as texts, in the layout of every component. */
export interface NewComponent {
  /** Folder and file name, in kebab-case. */
  kebab: string;
  /** Public name, in PascalCase. */
  pascal: string;
  /** The recipe's name, in camelCase. */
  camel: string;
  category: string;
  /** Its purpose, in a sentence. */
  description: string;
}

/** The path of each file, from the component's folder, and its text. */
export function filesOf(component: NewComponent): Record<string, string> {
  const { kebab } = component;
  return {
    [`${kebab}.recipe.ts`]: recipe(component),
    [`${kebab}.tsx`]: implementation(component),
    [`${kebab}.guide.ts`]: guide(component),
    [`${kebab}.examples.tsx`]: examples(component),
    [`${kebab}.stories.tsx`]: stories(component),
    [`${kebab}.behaviour.stories.tsx`]: behaviour(component),
    "index.ts": `export { ${component.pascal}, type ${component.pascal}Props } from "./${kebab}";\n`,
  };
}

const recipe = ({ pascal, camel }: NewComponent) => `import { tv } from "tailwind-variants/lite";
import { defineRecipe } from "../../lib/define-recipe";

export const ${camel}Recipe = defineRecipe(
  "${pascal}",
  tv({
    base: "k:rounded-md k:border k:border-line k:bg-surface k:text-ink",
    variants: {
      size: {
        sm: "k:px-2 k:py-1 k:text-sm",
        base: "k:px-3 k:py-2 k:text-base",
      },
    },
    defaultVariants: { size: "base" },
  }),
);

/** A description of each value, for the catalog. It isn't part of any bundle. */
export const ${camel}Texts = {
  size: {
    sm: "Small text and tight padding, for dense views.",
    base: "The text size and padding of most views.",
  },
};
`;

const implementation = ({
  pascal,
  camel,
  kebab,
  category,
  description,
}: NewComponent) => `import type { ComponentProps, ReactNode } from "react";
import type { StyleProps } from "../../lib/common-props";
import { ${camel}Recipe } from "./${kebab}.recipe";

type Variants = (typeof ${camel}Recipe)["variants"];

export interface ${pascal}Props extends StyleProps, ComponentProps<"div"> {
  /** The text size and the padding. */
  size?: keyof Variants["size"];
  /** The content: text or inline elements. */
  children?: ReactNode;
}

/**
 * ${description}
 *
 * @category ${category}
 */
export function ${pascal}({ size, className, ...rest }: ${pascal}Props) {
  return <div data-slot="${kebab}" className={${camel}Recipe({ size, className })} {...rest} />;
}
`;

const guide = ({ pascal, camel }: NewComponent) => `import type { Guide } from "../../catalog/types";

/** When to use ${pascal}, and how. */
export const ${camel}Guide: Guide = {
  instead: {},
  keyboard: [],
  accessibility: ["It has no role, so screen readers read only its content."],
  do: ["Keep the content short."],
  dont: [
    {
      text: "Don't pass another size.",
      code: "<${pascal} size=\\"huge\\" />",
      caughtBy: "types",
    },
  ],
};
`;

const examples = ({ pascal }: NewComponent) => `import { ${pascal} } from "@kerf/react";

/** The usual content. */
export function Basic${pascal}() {
  return <${pascal}>Four of five</${pascal}>;
}
`;

const stories = ({
  pascal,
  kebab,
}: NewComponent) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { everyValue, exampleStory } from "#kit";
import { ${pascal} } from ".";
import * as examples from "./${kebab}.examples";

const meta = {
  component: ${pascal},
  title: "Components/${pascal}",
  args: { children: "Four of five" },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Sizes: Story = everyValue(${pascal}, "size");

export const Basic${pascal}: Story = exampleStory(examples, "Basic${pascal}");
`;

const behaviour = ({ pascal }: NewComponent) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { conformance } from "#kit";
import { ${pascal} } from ".";

const meta = {
  component: ${pascal},
  title: "Behaviour/${pascal}",
  tags: ["!autodocs"],
  args: { children: "Four of five" },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conforms = conformance({ ${pascal}: (props) => <${pascal} {...props}>Four of five</${pascal}> });

/** Long text wraps. */
export const LongText: Story = {
  args: { children: "Four of five, of which two came from people who had used it for more than a year" },
  decorators: [(Story) => <div className="w-48">{Story()}</div>],
  play: async ({ canvas }) => {
    const root = canvas.getByText(/^Four of five/);
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
    await expect(root.offsetHeight).toBeGreaterThan(40);
  },
};
`;
