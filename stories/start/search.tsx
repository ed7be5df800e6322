import { InputGroup } from "@kerf/react";
import { useEffect, useRef } from "react";
import { SearchIcon } from "../../src/icons/icons";

/** Searches the gallery while people type. The slash key focuses the input from anywhere on the page. */
export function Search({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      // Storybook uses the same key for its own search, which doesn't find aliases.
      event.stopImmediatePropagation();
      input.current?.focus();
    };
    window.addEventListener("keydown", focusOnSlash, { capture: true });
    return () => window.removeEventListener("keydown", focusOnSlash, { capture: true });
  }, []);
  const go = (key: string) => {
    const first = document.querySelector<HTMLAnchorElement>("[data-gallery] a");
    if (key === "Enter") first?.click();
    else if (key === "ArrowDown") first?.focus();
    else if (key === "Escape" && query !== "") onQuery("");
    else return false;
    return true;
  };
  return (
    <search className="flex flex-col">
      <InputGroup size="lg">
        <InputGroup.Addon>
          <SearchIcon className="size-4.5" />
        </InputGroup.Addon>
        <InputGroup.Input
          ref={input}
          aria-label="Search components"
          placeholder="Search by name, purpose, prop or synonym: modal, typeahead"
          value={query}
          onValueChange={onQuery}
          onKeyDown={(event) => {
            if (go(event.key)) event.preventDefault();
          }}
        />
        <InputGroup.Addon>
          <kbd className="hidden h-5 min-w-5 items-center justify-center rounded-xs border border-line-strong px-1 font-mono text-sm sm:inline-flex">
            /
          </kbd>
        </InputGroup.Addon>
      </InputGroup>
    </search>
  );
}
