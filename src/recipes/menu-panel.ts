import { popupMotion, popupSurface } from "./popup";

/** As wide as its longest item. It scrolls if it is higher than the available space. */
export const menuPanel = {
  base: [
    "k:max-h-(--available-height) k:min-w-[min(10rem,calc(100vw-1rem))] k:overflow-y-auto k:overscroll-contain k:scroll-py-1 k:p-1 k:font-normal k:outline-none",
    popupSurface,
    popupMotion,
  ],
  /** Above the page. In a dialog it is above the dialog, because it is in the dialog's portal. */
  positioner: "k:z-50 k:max-w-[min(20rem,var(--available-width))] k:outline-none",
};
