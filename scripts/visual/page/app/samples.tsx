import { picturePath } from "../../report/model";
import { componentIn, modeName } from "./filter";
import type { Review } from "./use-review";

/** The maximum number of samples. Looking at more would be no faster than the list. */
const MOST = 24;

/** The pictures of a group that together show all of its differences. */
export function Samples({ review }: { review: Review }) {
  const { report, samples, current } = review;
  if (samples.length < 2) return null;
  return (
    <fieldset className="samples">
      <legend className="muted">{samples.length} pictures show every difference of the group</legend>
      {samples.slice(0, MOST).map((change) => (
        <button
          key={change.key}
          type="button"
          aria-pressed={change === current}
          title={`${componentIn(report, change)}, ${modeName(change.mode)}`}
          onClick={() => review.showSample(change)}
        >
          <img src={picturePath(change.storyId, change.mode, "actual")} alt={change.key} loading="lazy" />
        </button>
      ))}
    </fieldset>
  );
}
