import { Empty, Meter } from "@kerf/react";
import { useCallback, useState } from "react";
import type { Opening } from "../../report/model";
import { ChangeList } from "./change-list";
import { Facts, TreeDifference } from "./facts/facts";
import { FilterBar } from "./filter-bar";
import { Flakes } from "./flakes";
import { GoTo } from "./go-to";
import { Head } from "./head";
import { Header } from "./header";
import { Help } from "./help";
import { keyActions } from "./key-actions";
import { useKeys } from "./keys";
import { Samples } from "./samples";
import { Stage } from "./stage/stage";
import type { StageState } from "./stage/views";
import { useReview } from "./use-review";

/** The whole page: the list of changes on the left, the pictures in the middle, the facts on the right. */
export function App({ opening }: { opening: Opening }) {
  const review = useReview(opening);
  const { report, current, row, matching, decisions, comments, notice } = review;
  const [stage, setStage] = useState<StageState>({ view: "side by side", zoom: 1, marks: true });
  const [dialog, setDialog] = useState<"help" | "go" | "flakes">();
  const [aim, setAim] = useState(0);
  const [swapped, setSwapped] = useState(false);
  const change = (part: Partial<StageState>) => setStage((state) => ({ ...state, ...part }));
  const swap = useCallback(() => setSwapped((value) => !value), []);
  const zoomToChange = () => {
    change({ zoom: 8 });
    setAim((count) => count + 1);
  };
  const actions = keyActions({ review, stage, change, swap, zoomToChange, open: setDialog });
  useKeys(actions);
  const shows = (name: typeof dialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : undefined),
  });

  return (
    <div className="page">
      <Header review={review} onOpen={setDialog} />
      <nav className="side" aria-label="Changes">
        <FilterBar review={review} />
        {matching.length > 0 ? (
          <ChangeList review={review} />
        ) : (
          <Empty size="sm" title="No changes" description="No changes match the filters." />
        )}
        <Progress decided={Object.keys(decisions).length} all={report.changes.length} />
      </nav>
      <main className="main">
        {current ? (
          <>
            <Head review={review} change={current} />
            <Samples review={review} />
            {current.mode === "tree" ? (
              <div className="stage tree-stage">
                <TreeDifference {...(report.facts[current.storyId]?.tree ?? { before: "", after: "" })} />
              </div>
            ) : (
              <Stage
                change={current}
                state={stage}
                onChange={change}
                aim={aim}
                swapped={swapped}
                onSwap={swap}
                onAim={zoomToChange}
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
      {current && (
        <Facts
          report={report}
          change={current}
          group={row?.group ?? row?.within}
          comment={comments[current.key] ?? ""}
          onComment={review.comment}
        />
      )}
      <Help {...shows("help")} actions={actions} />
      <GoTo {...shows("go")} review={review} />
      <Flakes {...shows("flakes")} flakes={report.flakes} />
    </div>
  );
}

function Progress({ decided, all }: { decided: number; all: number }) {
  return (
    <div className="progress">
      <Meter label="Decided" value={decided} max={Math.max(1, all)} customValue={`${decided} of ${all}`} />
    </div>
  );
}
