/**
 * A panel lays out plain children by itself. All but buttons take a row of their own; buttons share the last
 * one, at its end. A form counts as if its children were the panel's.
 * `:where` keeps the selectors weak, so that a child's own width and margin hold.
 */
export const panelRows = [
  "k:flex k:flex-wrap k:content-start k:items-end k:justify-end k:gap-x-2 k:gap-y-4 k:[&>form]:contents",
  "k:[:where(&>*,&>form>*)]:my-0 k:[:where(&>*,&>form>*)]:ms-0 k:[:where(&,&>form)>:where(button)]:me-0",
  // One with a width of its own stands where the others begin.
  "k:[:where(&,&>form)>:where(:not(button))]:me-auto",
  "k:[:where(&,&>form)>:where(:not(button,img,svg,video,canvas))]:w-full",
  // A row of buttons stands 24 px below what comes before it; where it wraps, its lines lie 8 px apart.
  "k:[&>button,&>form>button]:-mt-2",
  "k:[&>:is(:not(button)+button,button:first-child),&>form>:is(:not(button)+button,button:first-child)]:mt-2",
];
