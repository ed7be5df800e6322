import type { Group } from "../groups/groups";
import type { Report } from "../model";
import { componentIn } from "./filter";
import type { Row } from "./rows";

/** The maximum number of components that are named. */
const MOST_NAMED = 3;

/** A group's name in a narrow place: all tokens have the same prefix. */
export function shortName({ name }: Group): string {
  return name.replaceAll("--kerf-", "");
}

/** The stories of a group, in a few words. */
export function groupText(report: Report, { changes }: Row): string {
  const components = [...new Set(changes.map((change) => componentIn(report, change)))];
  const stories = new Set(changes.map(({ storyId }) => storyId)).size;
  const named = components.slice(0, MOST_NAMED).join(", ");
  const rest = components.length - MOST_NAMED;
  return `${stories} ${stories === 1 ? "story" : "stories"} · ${named}${rest > 0 ? ` and ${rest} more` : ""}`;
}
