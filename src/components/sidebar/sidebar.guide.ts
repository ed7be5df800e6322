import type { Guide } from "../../catalog/types";

/** When to use Sidebar, and how. */
export const sidebarGuide: Guide = {
  instead: {
    Tabs: "For the parts of one page.",
    Breadcrumbs: "For the pages above the current one.",
    Drawer: "For details, filters or a form beside a page.",
    DropdownMenu: "For actions.",
  },
  keyboard: [
    { keys: ["Tab", "Shift+Tab"], does: "Moves through the items, and their actions." },
    { keys: ["Enter"], does: "Follows the link, presses the button, or opens or closes the sub-menu." },
    { keys: ["Mod+B"], does: "Opens or closes the sidebar, except in text that can be formatted." },
    { keys: ["ArrowLeft", "ArrowRight"], does: "On a resizable rail, changes the width by 16 px." },
    { keys: ["Home", "End"], does: "On a resizable rail, sets the minimum or maximum width." },
  ],
  accessibility: [
    "It is one navigation landmark, named by its `label`. Name others on the page differently.",
    "The current page has `aria-current`, a bolder label and a line at its start.",
    "While only icons show, the labels remain the accessible names, and tooltips show them.",
    "Closed with `offcanvas`, it is inert. Focus inside it moves to Sidebar.Trigger.",
    "Below 768 px it is a modal drawer, closed at first, that closes when a page is selected. `open` doesn't apply to it.",
  ],
  do: [
    "Place Sidebar.Trigger in the page's header, so that it is always visible.",
    "Give every item an icon if the sidebar shrinks to icons.",
    "Remember `open` and `width` in the callbacks, and pass them again on the next visit.",
  ],
  dont: [
    {
      text: "Don't use it without Sidebar.Root, which manages whether it is open.",
      code: "<Sidebar><Sidebar.Content /></Sidebar>",
      caughtBy: "error",
    },
    {
      text: "Don't use another word for the side.",
      code: '<Sidebar.Root side="left"><Sidebar /></Sidebar.Root>',
      caughtBy: "types",
    },
  ],
};
