import { prettyDOM } from "storybook/test";
import { INVISIBLE, isStorybooksOwn } from "../../scripts/lib/page-elements";

/**
 * The error of a query in a play function, with the markup that was searched and the focused control's value, which
 * markup doesn't have. Testing Library's own error about a page begins with Storybook's hidden messages, which fill its
 * 7,000 characters.
 */
export function queryError(message: string | null, container: Element): Error {
  const searched = container.contains(document.body)
    ? [...document.body.children].filter((each) => !isStorybooksOwn(each) && !each.matches(INVISIBLE))
    : [container];
  const control = document.querySelector<HTMLInputElement>("input:focus, textarea:focus, select:focus");
  const value = control ? [`The focused control's value: “${control.value}”`] : [];
  const text = [message, ...value, ...searched.map((element) => prettyDOM(element))].join("\n\n");
  return Object.assign(new Error(text), { name: "TestingLibraryElementError" });
}
