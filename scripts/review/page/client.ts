import type { Decision, Decisions, Opening } from "../model";

/** Who keeps the decisions: the server, which also writes the baselines, or this browser alone. */
export interface Client {
  decide(decision: Decision, keys: string[]): Promise<Decisions>;
  undo(): Promise<{ decisions: Decisions; undone: string[] }>;
}

export function clientFor(opening: Opening): Client {
  return opening.writable ? server : marks(opening);
}

/** What this browser knows of a report that nobody serves. */
export function initialDecisions({ writable, decisions, report }: Opening): Decisions {
  if (writable) return decisions;
  return standing(decisions, readMarks(report.id));
}

const server: Client = {
  decide: async (decision, keys) =>
    (await ask<{ decisions: Decisions }>("decide", { decision, keys })).decisions,
  undo: () => ask("undo", {}),
};

async function ask<Answer>(what: string, body: object): Promise<Answer> {
  const response = await fetch(`/api/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error("The review's server does not answer. Start it again: npm run review");
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

type Mark = { decision: Decision; keys: string[] };

function marks({ report, decisions }: Opening): Client {
  const save = (all: Mark[]) => {
    localStorage.setItem(storageKey(report.id), JSON.stringify(all));
    return standing(decisions, all);
  };
  return {
    decide: async (decision, keys) => save([...readMarks(report.id), { decision, keys }]),
    async undo() {
      const all = readMarks(report.id);
      const last = all.pop();
      return { decisions: save(all), undone: last?.keys ?? [] };
    },
  };
}

function standing(decisions: Decisions, all: Mark[]): Decisions {
  const result = { ...decisions };
  for (const { decision, keys } of all) for (const key of keys) result[key] = decision;
  return result;
}

function readMarks(id: string): Mark[] {
  return JSON.parse(localStorage.getItem(storageKey(id)) ?? "[]");
}

function storageKey(id: string): string {
  return `kerf-review-${id}`;
}
