import { Button, Text } from "@kerf/react";
import { useEffect, useState } from "react";
import type { Mark } from "../../report/model";
import type { Review } from "./use-review";

interface HeaderProps {
  review: Review;
  onOpen: (dialog: "help" | "go" | "flakes") => void;
}

/** The run, and actions for the whole page. */
export function Header({ review, onOpen }: HeaderProps) {
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
        {report.shots.toLocaleString("en")} shots of {report.stories.toLocaleString("en")} stories ·{" "}
        {new Date(report.created).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}
      </span>
      <span className="space" />
      {!opening.writable && (
        <>
          <span className="muted">Decisions are saved in this browser only.</span>
          <Button size="sm" onClick={() => download(review)}>
            Export marks
          </Button>
        </>
      )}
      {report.flakes.length > 0 && (
        <Button size="sm" variant="ghost" onClick={() => onOpen("flakes")}>
          Flakes {report.flakes.length}
        </Button>
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

/** Exports marks as a file, to apply in the work tree: `npm run review -- --marks FILE`. */
function download({ report, decisions, comments, ungrouped }: Review): void {
  const marks = report.changes.flatMap(({ key, hash }): Mark[] => {
    const mark: Mark = {
      key,
      ...(hash && { hash }),
      ...(decisions[key] && { decision: decisions[key] }),
      ...(comments[key] && { comment: comments[key] }),
      ...(ungrouped.has(key) && { ungrouped: true }),
    };
    return mark.decision || mark.comment || mark.ungrouped ? [mark] : [];
  });
  const blob = new Blob([`${JSON.stringify({ marks }, null, 1)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `review-${report.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
