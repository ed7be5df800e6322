import { codeTokenRecipe } from "./code.recipe";
import type { Piece } from "./pieces";

const slots = codeTokenRecipe();

/**
 * Renders the pieces of a line as text. Pieces that only have a color have no `data-slot`, because there are
 * thousands of them.
 */
export function CodePieces({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, role, marked }, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces are identified only by their position
    if (marked) {
      return (
        <mark key={index} data-slot="code-value" className={slots.value()}>
          {text}
        </mark>
      );
    }
    if (!role) return text;
    return (
      <span key={index} className={slots[role]()}>
        {text}
      </span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  });
}
