import { type ElementType, Fragment } from "react";
import { Text } from "../../src/index";

interface ProseProps {
  text: string;
  /** The element around the text, if it has one. */
  as?: ElementType;
  className?: string;
}

/** A text from the catalog, with text in backticks as code. */
export function Prose({ text, as: Element = Fragment, ...rest }: ProseProps) {
  const pieces = text.split("`").map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in its order.
    index % 2 === 1 ? <Mono key={index}>{piece}</Mono> : piece,
  );
  return <Element {...rest}>{pieces}</Element>;
}

/** A name from code within a sentence. */
export function Mono({ children }: { children: string }) {
  return (
    <Text as="code" variant="mono" className="wrap-anywhere rounded-xs bg-tint px-1 py-px text-[0.92em]">
      {children}
    </Text>
  );
}
