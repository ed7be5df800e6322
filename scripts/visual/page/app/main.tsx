import { Button, Empty, Meter, Text } from "@kerf/react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";
import { counted, type Opening } from "../../report/report-format";
import { ChangeList, Kinds } from "./change-list";
import { CurrentChange, Samples } from "./current-change";
import { Facts, TreeDifference } from "./facts";
import { Pictures, type PictureView } from "./pictures";
import { type Review, useReview } from "./review-state";
import { GoTo, Help, shortcutsOf, useShortcuts } from "./shortcuts";

declare global {
  interface Window {
    /** Set by `report.js`, which the page loads first. */
    kerfReview?: Opening;
  }
}

type DialogName = "help" | "go";

/** The whole page: the list of changes on the left, the pictures in the middle, the facts on the right. */
function App({ opening }: { opening: Opening }) {
  const review = useReview(opening);
  const { report, current, row, matching, decisions, notice } = review;
  const [view, setView] = useState<PictureView>({ view: "side by side", zoom: 1, marks: true, zoomings: 0 });
  const [dialog, setDialog] = useState<DialogName>();
  const changeView = (part: Partial<PictureView>) => setView((state) => ({ ...state, ...part }));
  const shortcuts = shortcutsOf({ review, view, setView: changeView, open: setDialog });
  useShortcuts(shortcuts);
  const shows = (name: DialogName) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : undefined),
  });
  const [decided, all] = [Object.keys(decisions).length, report.changes.length];

  return (
    <div className="k:grid k:h-full k:grid-cols-[20rem_minmax(0,1fr)] k:grid-rows-[auto_minmax(0,1fr)] k:max-md:grid-cols-1 k:max-md:grid-rows-[auto_minmax(0,1fr)_minmax(0,2fr)] k:xl:grid-cols-[23rem_minmax(0,1fr)_20rem]">
      <Header review={review} onOpen={setDialog} />
      <nav className="k:flex k:min-h-0 k:flex-col k:border-e k:bg-surface" aria-label="Changes">
        <Kinds review={review} />
        {matching.length > 0 ? (
          <ChangeList review={review} />
        ) : (
          <Empty size="sm" title="No changes" description="Nothing is left in this list." />
        )}
        {opening.writable && (
          <div className="k:border-t k:p-3 k:max-md:hidden">
            <Meter
              label="Decided"
              value={decided}
              max={Math.max(1, all)}
              customValue={`${decided} of ${all}`}
            />
          </div>
        )}
      </nav>
      <main className="k:flex k:min-w-0 k:flex-col k:gap-3 k:overflow-y-auto k:px-4 k:py-3">
        {current ? (
          <>
            <CurrentChange review={review} change={current} />
            <Samples review={review} />
            {current.tree ? (
              <TreeDifference {...current.tree} />
            ) : (
              <Pictures change={current} view={view} onViewChange={changeView} />
            )}
          </>
        ) : (
          <Empty title="Nothing to review" description="Every picture matches its baseline." />
        )}
        <p className="k:min-h-5 k:text-ink-muted" role="status">
          {notice}
        </p>
      </main>
      {current && <Facts report={report} change={current} group={row?.group ?? row?.within} />}
      <Help {...shows("help")} shortcuts={shortcuts} />
      <GoTo {...shows("go")} review={review} />
    </div>
  );
}

/** The run, and actions for the whole page. */
function Header({ review, onOpen }: { review: Review; onOpen: (dialog: DialogName) => void }) {
  const { report, opening } = review;
  const [theme, setTheme] = useState(() => localStorage.getItem("kerf-review-theme") ?? "light");
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("kerf-review-theme", theme);
  }, [theme]);
  const created = new Date(report.created).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
  return (
    <header className="k:col-span-full k:flex k:min-h-12 k:flex-wrap k:items-center k:gap-2 k:border-b k:bg-surface k:px-4">
      <Text variant="body" as="h1" bold>
        Visual review
      </Text>
      <span className="k:flex-1 k:text-ink-muted">
        {counted(report.pictures, "picture")} of {counted(report.stories, "story", "stories")} · {created}
      </span>
      {!opening.writable && (
        <span className="k:text-ink-muted">
          To approve, run <code>npm run review</code>.
        </span>
      )}
      <Button size="sm" variant="ghost" onClick={() => onOpen("go")}>
        Go to…
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setTheme(theme === "dark" ? "light" : "dark")}>
        {theme === "dark" ? "Light" : "Dark"}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => onOpen("help")}>
        Keyboard
      </Button>
    </header>
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root element.");
createRoot(root).render(
  window.kerfReview ? (
    <App opening={window.kerfReview} />
  ) : (
    "report.js is missing. It must be in the same folder as this page."
  ),
);
