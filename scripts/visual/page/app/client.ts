import type { Change, Comments, Decision, Decisions, Mark, Opening } from "../../report/model";

/** Stores decisions and comments: on the server, which also writes baselines, or only in this browser. */
export interface Client {
  decide(decision: Decision, keys: string[]): Promise<Decisions>;
  undo(): Promise<{ decisions: Decisions; undone: string[] }>;
  comment(key: string, text: string): Promise<Comments>;
  /** Takes a change out of its group, or puts it back. Returns the keys of all changes taken out. */
  ungroup(key: string, ungrouped: boolean): Promise<string[]>;
}

/** Decisions, comments, and changes taken out of their groups. */
type Noted = Pick<Opening, "decisions" | "comments" | "ungrouped">;

export function clientFor(opening: Opening): Client {
  return opening.writable ? server : new Marks(opening);
}

/** The state when the page opens. Without a server, it includes the marks that this browser keeps. */
export function initialState(opening: Opening): Noted {
  return opening.writable ? opening : new Marks(opening).state();
}

const server: Client = {
  decide: async (decision, keys) =>
    (await ask<{ decisions: Decisions }>("decide", { decision, keys })).decisions,
  undo: () => ask("undo", {}),
  comment: async (key, text) => (await ask<{ comments: Comments }>("comment", { key, text })).comments,
  ungroup: async (key, ungrouped) =>
    (await ask<{ ungrouped: string[] }>("ungroup", { key, ungrouped })).ungrouped,
};

async function ask<Answer>(what: string, body: object): Promise<Answer> {
  const response = await fetch(`/api/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error("The review's server doesn't respond. Start it again: npm run review");
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

const STORAGE_KEY = "kerf-review-marks";

/**
 * The marks in this browser, for all reports. A mark is about a change and its pixels, so it applies to every
 * report in which the change looks the same.
 */
class Marks implements Client {
  private readonly changes: ReadonlyMap<string, Change>;

  constructor(private readonly opening: Opening) {
    this.changes = new Map(opening.report.changes.map((change) => [change.key, change]));
  }

  state(): Noted {
    const decisions = { ...this.opening.decisions };
    const comments = { ...this.opening.comments };
    const ungrouped = new Set(this.opening.ungrouped);
    for (const mark of this.steps().flat()) {
      const { key, decision, comment } = mark;
      if (decision) decisions[key] = decision;
      if (comment !== undefined) comments[key] = comment;
      if (mark.ungrouped) ungrouped.add(key);
      else if (mark.ungrouped === false) ungrouped.delete(key);
    }
    return { decisions, comments, ungrouped: [...ungrouped] };
  }

  async decide(decision: Decision, keys: string[]): Promise<Decisions> {
    this.add(keys.map((key) => ({ ...this.markOf(key), decision })));
    return this.state().decisions;
  }

  async comment(key: string, comment: string): Promise<Comments> {
    this.add([{ ...this.markOf(key), comment }]);
    return this.state().comments;
  }

  async ungroup(key: string, ungrouped: boolean): Promise<string[]> {
    this.add([{ ...this.markOf(key), ungrouped }]);
    return this.state().ungrouped;
  }

  async undo(): Promise<{ decisions: Decisions; undone: string[] }> {
    const all = readSteps();
    const last = all.findLastIndex((step) => step.some((mark) => mark.decision && this.isOfReport(mark)));
    const undone = last < 0 ? [] : (all[last] ?? []).filter((mark) => this.isOfReport(mark));
    if (last >= 0) write(all.toSpliced(last, 1));
    return { decisions: this.state().decisions, undone: undone.map(({ key }) => key) };
  }

  private add(step: Mark[]): void {
    write([...readSteps(), step]);
  }

  private steps(): Mark[][] {
    return readSteps().map((step) => step.filter((mark) => this.isOfReport(mark)));
  }

  private markOf(key: string): Mark {
    const { hash } = this.changes.get(key) ?? {};
    return { key, ...(hash && { hash }) };
  }

  private isOfReport({ key, hash }: Mark): boolean {
    return this.changes.has(key) && this.changes.get(key)?.hash === hash;
  }
}

function readSteps(): Mark[][] {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
}

function write(steps: Mark[][]): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(steps));
}
