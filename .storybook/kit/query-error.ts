import { prettyDOM } from "storybook/test";
import { INVISIBLE, isStorybooksOwn } from "../../scripts/lib/page-elements";

/**
 * The error of a query in a play function, with the markup that was searched and the focused control's value.
 *
 * Testing Library's own error about a page begins with Storybook's hidden messages, which fill its 7,000 characters.
 */
export function queryError(message: string | null, container: Element): Error {
  const isPage = container.contains(document.body);
  const searched = isPage ? [...document.body.children].filter(belongsToStory) : [container];
  const error = new Error(
    [message, ...focusedValue(), ...searched.map((element) => prettyDOM(element))].join("\n\n"),
  );
  error.name = "TestingLibraryElementError";
  return error;
}

function belongsToStory(element: Element): boolean {
  return !isStorybooksOwn(element) && !element.matches(INVISIBLE);
}

/** The value of the focused control. Markup has only the initial one. */
function focusedValue(): string[] {
  const control = document.querySelector<HTMLInputElement>("input:focus, textarea:focus, select:focus");
  return control ? [`The focused control's value: “${control.value}”`] : [];
}
