import { InputGroup } from "@kerf/react";
import { SearchIcon, XIcon } from "lucide-react";
import { useEffect, useState } from "react";

export interface DataTableSearchProps {
  label: string;
  placeholder: string;
  /** The search in the URL. */
  value: string;
  onSearch: (text: string) => void;
}

/** The pause in typing after which the search starts, in ms. Each search is a request, and browsers limit changes of the URL. */
const pause = 300;

/** A search field. Enter searches immediately. */
export function DataTableSearch({ label, placeholder, value, onSearch }: DataTableSearchProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The Back button or a view changed the search.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);

  function clear() {
    setText("");
    onSearch("");
  }

  return (
    <InputGroup>
      <InputGroup.Addon>
        <SearchIcon />
      </InputGroup.Addon>
      <InputGroup.Input
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onValueChange={setText}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) onSearch(text.trim());
        }}
      />
      {text && <InputGroup.Button shape="square" icon={XIcon} aria-label="Clear search" onClick={clear} />}
    </InputGroup>
  );
}
