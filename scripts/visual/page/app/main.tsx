import { Empty, Text } from "@kerf/react";
import { useEffect, useEffectEvent, useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";
import { counted, type Opening } from "../../report/report-format";
import { ApproveRest } from "./approve-rest";
import { ChangeList } from "./change-list";
import { CurrentChange } from "./current-change";
import { Facts, TreeDifference } from "./facts";
import { Pictures, type PictureView, views } from "./pictures";
import { useReview } from "./review-state";

declare global {
  interface Window {
    /** Set by `report.js`, which the page loads first. */
    kerfReview?: Opening;
  }
}

/** The whole page: the list of changes on the left, the pictures in the middle, the facts on the right. */
function App({ opening }: { opening: Opening }) {
  const review = useReview(opening);
  const { report, current, row, approved, notice } = review;
  const [view, setView] = useState<PictureView>({ view: "side by side", zoomed: false });
  const changeView = (part: Partial<PictureView>) => setView((state) => ({ ...state, ...part }));
  useShortcuts({
    j: () => review.step(1),
    k: () => review.step(-1),
    o: () => review.toggleGroup(),
    a: review.approve,
    z: () => changeView({ zoomed: !view.zoomed }),
    ...Object.fromEntries(views.map((each, index) => [index + 1, () => changeView({ view: each })])),
  });
  const created = new Date(report.created).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
  const all = report.changes.length;
  return (
    <div className="k:grid k:h-full k:grid-cols-[20rem_minmax(0,1fr)] k:grid-rows-[auto_minmax(0,1fr)] k:max-md:grid-cols-1 k:max-md:grid-rows-[auto_minmax(0,1fr)_minmax(0,2fr)] k:xl:grid-cols-[23rem_minmax(0,1fr)_20rem]">
      <header className="k:col-span-full k:flex k:min-h-12 k:flex-wrap k:items-center k:gap-2 k:border-b k:bg-surface k:px-4">
        <Text variant="body" as="h1" bold>
          Visual review
        </Text>
        <span className="k:flex-1 k:text-ink-muted k:max-md:hidden">
          {counted(report.pictures, "picture")} of {counted(report.stories, "story", "stories")} · {created}
        </span>
        <span className="k:text-ink-muted">
          {opening.writable ? `${approved.size} of ${all} approved` : "To approve, run npm run review."}
        </span>
        {opening.writable && <ApproveRest review={review} />}
      </header>
      <nav className="k:flex k:min-h-0 k:flex-col k:border-e k:bg-surface" aria-label="Changes">
        <ChangeList review={review} />
        <p className="k:border-t k:p-3 k:text-xs k:text-ink-muted k:max-md:hidden">
          Keys: next j, previous k, open a group o, approve a, views 1 to 3, zoom z.
        </p>
      </nav>
      <main className="k:flex k:min-w-0 k:flex-col k:gap-3 k:overflow-y-auto k:px-4 k:py-3">
        {current ? (
          <>
            <CurrentChange review={review} change={current} />
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
    </div>
  );
}

/** Runs the actions of keys on the whole page, except in a control that handles them itself. */
function useShortcuts(shortcuts: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest("input, [role=slider], [role=alertdialog]"))
      return;
    const run = shortcuts[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
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
