import { createStrictContext } from "../../lib/create-strict-context";
import type { breadcrumbsRecipe } from "./breadcrumbs.recipe";

/** The classes of the parts, in the size of the whole. */
export type BreadcrumbsSlots = ReturnType<typeof breadcrumbsRecipe>;

export const [BreadcrumbsProvider, useBreadcrumbs] = createStrictContext<BreadcrumbsSlots>("Breadcrumbs");
