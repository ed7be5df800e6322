import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import type { IndexEntry } from "../../runner/site";

/** Writes down something about each story, in lines. */
export interface Recorder {
  /** Only these stories. */
  selects: (story: IndexEntry) => boolean;
  /** The lines of a story that has run to its end. */
  linesOf: (page: Page, story: IndexEntry) => Promise<string[]>;
}

/** The calls of the story's spies. */
export const callbacks: Recorder = {
  // The catalog's own stories render every part, and operate none.
  selects: ({ title }) => !/^Catalog\//.test(title),
  linesOf: (page) => page.evaluate(() => window.kerfCalls ?? []),
};

/** The rules of the HTML standard and of WCAG. People don't write this HTML, so rules of style aren't included. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // Base UI hides everything outside of an open popup, and keeps the focus in the popup.
    "hidden-focusable": "off",
    // A story shows one control in several variants, or one page at several widths.
    "unique-landmark": "off",
    "no-multiple-main": "off",
    // These rules accept only native elements and names: no ARIA labels, no `label` for a button, no submission by Enter.
    "prefer-native-element": "off",
    "text-content": "off",
    // After Back, browsers restore hidden inputs, too, unless it is off.
    "valid-autocomplete": "off",
    "wcag/h32": "off",
    "wcag/h71": "off",
    // Field doesn't know its control on the server. A group is named by aria-labelledby instead.
    "valid-for": "off",
    // Legend is a part of its own, which a group with a description can't move before it. Browsers draw it first.
    "element-permitted-order": "off",
    // Safari announces a list without bullets only if it has the role.
    "no-redundant-role": "off",
  },
});

/** The errors that html-validate finds in the HTML of each story. */
export const markup: Recorder = {
  // Stories of behavior also pass attributes that make no sense on their element.
  selects: ({ title }) => /^(Components|Patterns)\//.test(title),
  async linesOf(page) {
    // The story and its portals, without Storybook's own elements.
    const html = await page.evaluate(() => {
      const others =
        ".sb-wrapper, #storybook-docs, [id^=storybook-]:not(#storybook-root), script, style, link";
      const parts = [...document.body.children].filter((element) => !element.matches(others));
      return parts.map(({ outerHTML }) => outerHTML).join("\n");
    });
    const { results } = await validator.validateString(html);
    const lines = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, offset }) => {
        const tag = html.slice(html.lastIndexOf("<", offset), html.indexOf(">", offset) + 1);
        return `${ruleId}: ${message} ${tag}`;
      }),
    );
    return [...new Set(lines)];
  },
};
