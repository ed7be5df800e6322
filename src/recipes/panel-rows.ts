/**
 * Lays out the plain children of a panel. Each child gets its own row, except buttons, which share the last
 * row, at its end. The children of a form count as the panel's. `:where` keeps the specificity low, so that a
 * child's own width and margin apply.
 */
export const panelRows = [
  "k:flex k:flex-wrap k:content-start k:items-end k:justify-end k:gap-x-3 k:gap-y-4 k:[&>form]:contents",
  "k:[:where(&>*,&>form>*)]:my-0 k:[:where(&>*,&>form>*)]:ms-0 k:[:where(&,&>form)>:where(button)]:me-0",
  // A child with its own width is at the start of the row.
  "k:[:where(&,&>form)>:where(:not(button))]:me-auto",
  "k:[:where(&,&>form)>:where(:not(button,img,svg,video,canvas))]:w-full",
  // A row of buttons is 24 px below the element before it. If it wraps, its lines are 8 px apart.
  "k:[&>button,&>form>button]:-mt-2",
  "k:[&>:is(:not(button)+button,button:first-child),&>form>:is(:not(button)+button,button:first-child)]:mt-2",
];
