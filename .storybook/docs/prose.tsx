import { Fragment } from "react";
import { Text } from "../../src/index";

/** A text from the catalog, with text in backticks as code. */
export function Prose({ text }: { text: string }) {
  return text.split("`").map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in its order.
      <Mono key={index}>{piece}</Mono>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}

/** A name from code within a sentence. */
export function Mono({ children }: { children: string }) {
  return (
    <Text as="code" variant="mono" className="wrap-anywhere rounded-xs bg-tint px-1 py-px text-[0.92em]">
      {children}
    </Text>
  );
}
