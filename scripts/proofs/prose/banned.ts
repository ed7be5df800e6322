/** A word or construction that Kerf's texts avoid. */
export interface Banned {
  pattern: RegExp;
  /** What to write instead. */
  instead: string;
  /** A sentence that the pattern finds, and the same in plain English. */
  before: string;
  after: string;
}

/** Patterns ignore case. Those that begin with `^` are compared with each sentence. */
export const banned: Banned[] = [
  // Everyday words in place of the field's words.
  {
    pattern: /\bchosen\b/,
    instead: "selected",
    before: "What is chosen, when the state is yours.",
    after: "The controlled value.",
  },
  {
    pattern: /\bout of use\b/,
    instead: "disabled",
    before: "Takes the control out of use.",
    after: "Disables the control.",
  },
  {
    pattern: /\bon (?:its|their) way\b/,
    instead: "loading",
    before: "Rows are on their way.",
    after: "Rows are loading.",
  },
  {
    pattern: /\b(?:anew|afresh)\b/,
    instead: "again",
    before: "It is made anew on each render.",
    after: "It is recreated on each render.",
  },
  {
    pattern: /\b(?:mend|mends|mended|mending)\b/,
    instead: "fix",
    before: "Mend failing stories first.",
    after: "Fix failing stories first.",
  },
  {
    pattern:
      /\b(?:stands|stood)\b(?! for| in for| out)|\b(?:may|must|can|could) stand\b(?! for| in for| out)/,
    instead: "is, appears",
    before: "Stands where content would be.",
    after: "A placeholder for content.",
  },
  {
    pattern: /\b(?:tells?|telling) (?:of|from|whether|that|what|which|how|why|when)\b/,
    instead: "says, shows, describes",
    before: "Tells of something that concerns the page.",
    after: "A message about the page.",
  },
  {
    pattern: /\b(?:is|are|be|was|were) told\b/,
    instead: "receives, gets",
    before: "Screen readers are told the label.",
    after: "Screen readers announce the label.",
  },
  {
    pattern: /\b(?:hold|holds|held|holding)(?: \w+)? (?:against|to)\b/,
    instead: "compare with, check",
    before: "Each fact is held against the code.",
    after: "Each fact is compared with the code.",
  },
  {
    pattern: /\b(?:the|to the|by the|leads the) eye\b/,
    instead: "name who sees it, or what is visible",
    before: "It is announced, and shown to the eye by a line.",
    after: "It is announced, and shown as a line.",
  },
  {
    pattern: /\bwhat floats\b/,
    instead: "popups, overlays",
    before: "What floats is put at the end of the page.",
    after: "Overlays are rendered at the end of the page.",
  },
  {
    pattern: /\b(?:whoever|whosoever|whatsoever)\b/,
    instead: "anyone who",
    before: "Whoever opens it sees the list.",
    after: "Anyone who opens it sees the list.",
  },
  {
    pattern: /\b(?:little|no|enough|takes?|leaves?|makes?|much|more|free) room\b/,
    instead: "space",
    before: "It takes too much room.",
    after: "It takes too much space.",
  },
  {
    pattern: /\b(?:lies|lay|lain)\b(?! down)/,
    instead: "is",
    before: "Kerf's rules lie there; what lies behind is inert.",
    after: "Kerf's rules are there. The page behind is inert.",
  },
  {
    pattern: /\b(?:resting pointer|pointer rests|rests on it)\b/,
    instead: "hover",
    before: "Text under a resting pointer.",
    after: "Text shown on hover.",
  },
  {
    pattern: /\btakes? (?:no|the) focus\b/,
    instead: "is focused, isn't focusable",
    before: "It takes no focus, and so has no keys.",
    after: "Not focusable. There is no keyboard interaction.",
  },
  {
    pattern: /\bgrav(?:e|er|est|ity)\b/,
    instead: "severe, severity",
    before: "How grave the message is.",
    after: "The severity of the message.",
  },
  {
    pattern: /\b(?:any|its|their) ground\b/,
    instead: "background",
    before: "A border on any ground.",
    after: "A border on any background.",
  },
  {
    pattern: /\bloud(?:ly|er|est)?\b/,
    instead: "prominent",
    before: "Where the full color would be too loud.",
    after: "A less prominent fill.",
  },
  {
    pattern: /\b(?:takes? back|take it back)\b/,
    instead: "undo",
    before: "The key takes back the last decision.",
    after: "The key undoes the last decision.",
  },
  {
    pattern: /\bunder (?:its|their) hands?\b|\bin (?:your|their) hands\b/,
    instead: "controlled",
    before: "Both dates are in your hands.",
    after: "You control both dates.",
  },
  {
    pattern: /\bare content\b/,
    instead: "passes, no errors",
    before: "Axe and the console are content.",
    after: "No axe or console errors.",
  },
  {
    pattern: /\b(?:come and gone|comes? and goes?|have come or gone|came or went)\b/,
    instead: "added and removed",
    before: "After stories have come or gone, measure again.",
    after: "After you add or remove stories, measure again.",
  },
  {
    pattern: /\bgoes round\b/,
    instead: "cycles, wraps around",
    before: "The focus goes round within the dialog.",
    after: "The focus cycles within the dialog.",
  },
  {
    pattern: /\bout of reach\b/,
    instead: "inert, not focusable",
    before: "The page behind is out of reach.",
    after: "The page behind is inert.",
  },
  {
    pattern: /\bhears? of\b/,
    instead: "announces, is notified of",
    before: "Screen readers hear of it.",
    after: "Screen readers announce it.",
  },
  {
    pattern: /\bparted by\b/,
    instead: "separated by",
    before: "The cells are parted by hairlines.",
    after: "The cells are separated by hairlines.",
  },

  // Constructions that read as translated.
  {
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!longer|more\b|less\b|fewer\b|later\b|earlier\b|different|exception)/,
    instead: "is not, isn't a; there is no",
    before: "This is no Kerf catalog.",
    after: "Not a valid Kerf catalog.",
  },
  {
    pattern: /\b(?:there (?:is|are)|of which there (?:is|are)) none\b/,
    instead: "name what is missing",
    before: "Show it as long as there is none.",
    after: "Show it until there is content.",
  },
  {
    pattern:
      /^What\b(?! (?:is|are|was|were|does|do|did|can|should|has|have) (?:it|they|you|the|a|this|that)\b)[^?:]*\.$/,
    instead: "begin with the noun that it stands for",
    before: "What changes later is not announced.",
    after: "Later changes are not announced.",
  },
  {
    pattern: /^All that\b/,
    instead: "everything that, or name it",
    before: "All that must be there is Node.",
    after: "Requires Node.",
  },
  {
    pattern: /^(?:Where|Wherever)\b[^?]*[,.] /,
    instead: "if, when",
    before: "Where none is given, the clock decides.",
    after: "Without a month, the clock decides.",
  },
  {
    pattern:
      /\bwhere (?:there (?:is|are)|none|nothing|nobody|no one|it (?:is|has|does)|they (?:are|have))\b(?![.,;:)])/,
    instead: "if, when",
    before: "The name of the list, where there is no label.",
    after: "The name of the list, if there is no label.",
  },
  {
    pattern: /\bas long as\b/,
    instead: "while",
    before: "It shows as long as the query runs.",
    after: "It shows while the query runs.",
  },
  {
    pattern: /\b(?:in so far|insofar|so far) as\b|\bas far as\b/,
    instead: "if, as much as",
    before: "Sorted, as far as the column has an order.",
    after: "Sorted, if the column has an order.",
  },
  {
    pattern: /\bof (?:yours|theirs|ours)\b/,
    instead: "your, their, our",
    before: "A class of yours wins.",
    after: "Your classes win.",
  },
  {
    pattern: /\b(?:is|are|was|were) to be\b/,
    instead: "must be, will be",
    before: "The focus is to be kept.",
    after: "The focus must be kept.",
  },
  {
    pattern: /\b(?:be it|be they|be that as|were it not|had it not|if need be)\b/,
    instead: "even if, whether",
    before: "Pass it from the first render, be it false.",
    after: "Pass it from the first render, even as false.",
  },
  {
    pattern: /\bnothing (?:but|else than|other than)\b|\bnone but\b/,
    instead: "only",
    before: "It reads nothing but the catalog.",
    after: "It reads only the catalog.",
  },
  {
    pattern: /\bother than (?:a|the|before)\b|\btakes other\b/,
    instead: "different from",
    before: "A failure takes other time than a success.",
    after: "A failure takes a different time.",
  },
  {
    pattern: /\band so (?:is|are|has|have|must|may|can|never|its|the)\b/,
    instead: "so, or a second sentence",
    before: "It is hidden, and so must never be the only hint.",
    after: "It is hidden, so don't rely on it alone.",
  },
  {
    pattern: /\b(?:from the first|at the first)\b(?! \w)/,
    instead: "initially, from the first render",
    before: "Pass it from the first, please.",
    after: "Pass it from the first render.",
  },
  {
    pattern: /\b(?:that|those) which\b|\bthat is marked\b/,
    instead: "the one that, the part that",
    before: "Marks that which matches.",
    after: "Marks the part that matches.",
  },
  {
    pattern: /\b(?:wins?|won) over\b/,
    instead: "overrides",
    before: "Your class wins over its own.",
    after: "Your class overrides its own.",
  },
  {
    pattern: /\b(?:belongs?|belonging) (?:into|in)\b/,
    instead: "belongs to, is part of",
    before: "It belongs into the page.",
    after: "It is part of the page.",
  },
  {
    pattern:
      /(?<!\b(?:this|that|the|each|every|which|no|first|last|another|any|only|new|other|second|next|right|old|every|same|such) )\bone (?:meets|sees|can|may|must|has|does|reads|presses|cannot|wants|looks)\b/,
    instead: "you, people",
    before: "In the order one meets them.",
    after: "In the order you reach them.",
  },

  // Words that are formal, old or longer than they need be.
  {
    pattern:
      /\b(?:whilst|amongst|amidst|till|upon|lest|whence|thence|thereof|therein|wherein|whereby|hereby|herein|thereby)\b/,
    instead: "while, among, until, on, by which",
    before: "Shown upon request.",
    after: "Shown on request.",
  },
  {
    pattern: /\b(?:thus|hence)\b/,
    instead: "so",
    before: "It is thus hidden.",
    after: "So it is hidden.",
  },
  {
    pattern: /\bin order to\b|\bso as to\b/,
    instead: "to",
    before: "Press it in order to close.",
    after: "Press it to close.",
  },
  {
    pattern: /\b(?:utili[sz]e[sd]?|utili[sz]ing)\b/,
    instead: "use",
    before: "It utilizes the platform.",
    after: "It uses the platform.",
  },
  {
    pattern: /\b(?:prior to|in the event (?:of|that)|due to the fact that|at this point in time)\b/,
    instead: "before, if, because, now",
    before: "Call it prior to rendering.",
    after: "Call it before rendering.",
  },
  {
    pattern: /\bby means of\b|\bby way of\b|\bin respect of\b|\bwith regard to\b/,
    instead: "with, by, about",
    before: "Named by means of a label.",
    after: "Named by a label.",
  },
  {
    pattern: /\b(?:shall|ought to)\b/,
    instead: "must, should",
    before: "The list shall stay open.",
    after: "The list must stay open.",
  },
  {
    pattern: /\bfor want of\b|\bto be had\b|\bthe like\b/,
    instead: "without, available, and similar",
    before: "Links, buttons and the like.",
    after: "Links, buttons and similar controls.",
  },
];
