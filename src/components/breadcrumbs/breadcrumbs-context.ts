import { createStrictContext } from "../../lib/create-strict-context";
import type { breadcrumbsRecipe } from "./breadcrumbs.recipe";

/** The classes of the parts, for the size of the root. */
export type BreadcrumbsSlots = ReturnType<typeof breadcrumbsRecipe>;

export const [BreadcrumbsProvider, useBreadcrumbs] = createStrictContext<BreadcrumbsSlots>("Breadcrumbs");
