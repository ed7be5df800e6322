import { HtmlValidate } from "html-validate";
import type { Finding } from "./finding";

/** The rules of the HTML standard and of WCAG. Rules of style aren't included: people don't write this HTML. */
const validator = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] });

/** The findings of html-validate in the HTML of a story. */
export async function htmlFindings(html: string): Promise<Finding[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, offset }) => ({
      rule: `html-validate/${ruleId}`,
      message,
      tag: tagAround(html, offset),
    }));
}

function tagAround(html: string, offset: number): string {
  return html.slice(html.lastIndexOf("<", offset), html.indexOf(">", offset) + 1);
}
