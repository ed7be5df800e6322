import { Button, Empty, Meter, Text } from "@kerf/react";
import { useEffect, useState } from "react";
import type { Opening } from "../../report/report-format";
import { ChangeList } from "./change-list";
import { CurrentChange, Samples } from "./current-change";
import { GoTo, Help } from "./dialogs";
import { Facts, TreeDifference } from "./facts";
import { Filters } from "./filters";
import { Pictures, type PictureView } from "./pictures";
import { type Review, useReview } from "./review-state";
import { shortcutsOf, useShortcuts } from "./shortcuts";

type DialogName = "help" | "go";

/** The whole page: the list of changes on the left, the pictures in the middle, the facts on the right. */
export function App({ opening }: { opening: Opening }) {
  const review = useReview(opening);
  const { report, current, row, matching, decisions, notice } = review;
  const [view, setView] = useState<PictureView>({ view: "side by side", zoom: 1, marks: true });
  const [dialog, setDialog] = useState<DialogName>();
  const [zoomRequests, setZoomRequests] = useState(0);
  const changeView = (part: Partial<PictureView>) => setView((state) => ({ ...state, ...part }));
  const zoomToChange = () => {
    changeView({ zoom: 8 });
    setZoomRequests((count) => count + 1);
  };
  const shortcuts = shortcutsOf({ review, view, setView: changeView, zoomToChange, open: setDialog });
  useShortcuts(shortcuts);
  const shows = (name: DialogName) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : undefined),
  });
  const decided = Object.keys(decisions).length;
  const all = report.changes.length;

  return (
    <div className="page">
      <Header review={review} onOpen={setDialog} />
      <nav className="side" aria-label="Changes">
        <Filters review={review} />
        {matching.length > 0 ? (
          <ChangeList review={review} />
        ) : (
          <Empty size="sm" title="No changes" description="No changes match the filters." />
        )}
        {opening.writable && (
          <div className="progress">
            <Meter
              label="Decided"
              value={decided}
              max={Math.max(1, all)}
              customValue={`${decided} of ${all}`}
            />
          </div>
        )}
      </nav>
      <main className="main">
        {current ? (
          <>
            <CurrentChange review={review} change={current} />
            <Samples review={review} />
            {current.tree ? (
              <div className="pictures tree">
                <TreeDifference {...current.tree} />
              </div>
            ) : (
              <Pictures
                change={current}
                view={view}
                onViewChange={changeView}
                zoomRequests={zoomRequests}
                onZoomToChange={zoomToChange}
              />
            )}
          </>
        ) : (
          <Empty title="Nothing to review" description="Every picture matches its baseline." />
        )}
        <p className="notice" role="status">
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
  return (
    <header className="top">
      <Text variant="body" as="h1" bold>
        Visual review
      </Text>
      <span className="muted top-run">
        {report.pictures.toLocaleString("en")} pictures of {report.stories.toLocaleString("en")} stories ·{" "}
        {new Date(report.created).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}
      </span>
      <span className="space" />
      {!opening.writable && (
        <span className="muted">
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
