import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, userEvent } from "storybook/test";
import { pause } from "#kit";
import { Link, type LinkComponentProps, type LinkProps, LinkProvider } from ".";

const meta = {
  component: Link,
  title: "Behaviour/Link",
} satisfies Meta;
export default meta;
type Story = StoryObj;

const script = "javascript:void (window.ran = true)";

/** Spellings of the URL that browsers run as a script. */
const spellings = [
  script,
  script.replace("javascript", "JavaScript"),
  `  ${script}`,
  `\u0001\u001f${script}`,
  script.replace("script", "\tscript"),
  script.replace("script:", "scr\nipt:"),
  script.replace("t:", "t\r\n:"),
];

/** Clicks the elements: the script doesn't run, none is a link, and their text remains. */
async function stayText(texts: HTMLElement[]) {
  await expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    await expect(text.closest("[href]")).toBeNull();
    await expect(text.closest("[to]")).toBeNull();
    text.click();
    await userEvent.click(text);
  }
  // Browsers run such a URL in a separate task.
  await pause(50);
  await expect(window.ran).toBeUndefined();
}

const refusals = { console: { expect: [/Link refuses ".*: it would run as a script/] } };
const variants = ["inline", "current", "plain"] as const;

/** With any spelling, as `href` or as `to`, it is plain text without link styles. */
export const StaysText: Story = {
  parameters: refusals,
  render: () => (
    <p>
      {spellings.map((spelling, index) => (
        <span key={spelling}>
          <Link
            href={spelling}
            variant={variants[index % 3]}
            target="_blank"
            ping="/p"
            download
            hrefLang="de"
          >
            Refused
          </Link>{" "}
          <Link to={spelling} variant={variants[index % 3]}>
            Refused
          </Link>{" "}
        </span>
      ))}
      <Link href="/fine" to={script}>
        Refused
      </Link>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    const texts = canvas.getAllByText("Refused");
    await expect(texts).toHaveLength(spellings.length * 2 + 1);
    await stayText(texts);
    for (const text of texts) {
      await expect(text.getAttributeNames().sort()).toEqual(["class", "data-slot"]);
      const { color, textDecorationLine } = getComputedStyle(text);
      await expect(textDecorationLine).toBe("none");
      await expect(color).toBe(getComputedStyle(document.body).color);
      await userEvent.tab();
      await expect(text).not.toHaveFocus();
    }
  },
};

const Anchor = ({ to, ...props }: ComponentProps<"a"> & { to?: string }) => (
  <a {...props} href={to ?? props.href} />
);
const ways: Record<string, LinkProps["render"]> = {
  "an element": <a href="/given">an element</a>,
  "an element's own href": <a href={script}>an element's own href</a>,
  "a component": <Anchor />,
  "a component's own to": <Anchor to={script} />,
  "a function": (props) => <a {...(props as ComponentProps<"a">)} />,
  "a function's own href": (props) => <a {...(props as ComponentProps<"a">)} href={script} />,
  "a function's own to": (props) => <Anchor {...(props as ComponentProps<"a">)} to={script} />,
};

/** No element or function passed as `render` can bring the URL back. */
export const Rendered: Story = {
  parameters: refusals,
  render: () => (
    <ul>
      {Object.entries(ways).map(([way, render]) => (
        <li key={way}>
          <Link href={way.includes("own") ? "/fine" : script} render={render}>
            {way}
          </Link>
        </li>
      ))}
      <li>
        <Link render={<Anchor to={script}>text of the element</Anchor>} />
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("link")).toEqual([]);
    await stayText([...Object.keys(ways), "text of the element"].map((way) => canvas.getByText(way)));
  },
};

/** A router that navigates to any URL. */
function GullibleRouter({ to, ...props }: LinkComponentProps) {
  return (
    <button type="button" onClick={() => window.location.assign(to)}>
      {props.children}
    </button>
  );
}

/** The router's link component never receives the URL. */
export const Routed: Story = {
  parameters: refusals,
  render: () => (
    <LinkProvider component={GullibleRouter}>
      <Link href={script}>By href</Link> <Link to={script}>By to</Link>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await stayText([canvas.getByText("By href"), canvas.getByText("By to")]);
  },
};
