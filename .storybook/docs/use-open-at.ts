import { useEffect, useState } from "react";

/** The id in the hash of the page's URL, or else of the manager's URL. */
function targetId(): string {
  const { hash } = location.hash === "" ? window.parent.location : location;
  return decodeURIComponent(hash.slice(1));
}

/**
 * The open state of an initially closed section. A link to an element inside the section opens it.
 *
 * @param isInside Whether an id is the id of an element inside the section.
 */
export function useOpenAt(isInside: (id: string) => boolean): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(() => isInside(targetId()));
  useEffect(() => {
    const follow = () => {
      if (isInside(targetId())) setIsOpen(true);
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  });
  return [isOpen, setIsOpen];
}
