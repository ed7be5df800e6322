/** A change of one file that is undone later. */
export interface Plant {
  name: string;
  file: string;
  find: string;
  replace: string;
}

/** A defect in the code, and the story that must tell. */
export interface CodeDefect extends Plant {
  story: string;
}

/** A defect that a rule of CSS makes, in one story alone. `&` is the root element. */
export interface CssDefect {
  name: string;
  story: string;
  css: string;
}
