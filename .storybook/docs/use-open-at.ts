import { useEffect, useState } from "react";

/** The id of the element that the address of the page, or of the site around it, leads to. */
function targetId(): string {
  const { hash } = location.hash === "" ? window.parent.location : location;
  return decodeURIComponent(hash.slice(1));
}

/**
 * Whether something is open that is closed at first. A link to an element inside it opens it.
 *
 * @param isInside Whether an id belongs to an element inside it.
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
