import type { Group } from "../../report/groups/groups";
import type { Report } from "../../report/model";
import { componentIn } from "./filter";
import type { Row } from "./rows";

/** The maximum number of components that are named. */
const MOST_NAMED = 3;

/** A group's name for narrow places, without the prefix that all tokens have. */
export function shortName({ name }: Group): string {
  return name.replaceAll("--kerf-", "");
}

/** The number of stories in a group, and the names of their components. */
export function groupText(report: Report, { changes }: Row): string {
  const components = [...new Set(changes.map((change) => componentIn(report, change)))];
  const stories = new Set(changes.map(({ storyId }) => storyId)).size;
  const named = components.slice(0, MOST_NAMED).join(", ");
  const rest = components.length - MOST_NAMED;
  return `${stories} ${stories === 1 ? "story" : "stories"} · ${named}${rest > 0 ? ` and ${rest} more` : ""}`;
}
