import type { ComponentProps } from "react";
import { ChevronDownIcon } from "../../icons";
import { paginationRecipe } from "./pagination.recipe";

const slots = paginationRecipe();

/**
 * A native select that looks like Kerf's controls. It is native because its options, even thousands, cost
 * nothing until it opens.
 */
export function DropDown(props: ComponentProps<"select">) {
  return (
    <span data-slot="pagination-drop-down" className={slots.dropDown()}>
      <select className={slots.select()} {...props} />
      <ChevronDownIcon className={slots.chevron()} />
    </span>
  );
}
