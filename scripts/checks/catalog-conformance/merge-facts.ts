import type { Fact } from "../../lib/fact";

/**
 * Compares the facts that the renderings showed with the expected facts. A fact is true if at least one
 * rendering showed it and none contradicted it.
 *
 * @param seen The facts that the stories recorded, many of them more than once.
 */
export function mergeFacts(expected: readonly Fact[], seen: readonly Fact[]): Fact[] {
  const facts = new Map(
    expected.map(({ kind, subject }) => [
      key({ kind, subject }),
      { kind, subject, problem: unseen(kind) } as Fact,
    ]),
  );
  const contradicted = new Set<string>();
  for (const fact of seen) {
    const id = key(fact);
    if (contradicted.has(id)) continue;
    facts.set(id, fact);
    if (fact.problem !== undefined) contradicted.add(id);
  }
  return [...facts.values()];
}

function key({ kind, subject }: Fact): string {
  return `${kind} ${subject}`;
}

function unseen(kind: string): string {
  if (kind === "colors") return "no rule of a rendered element uses it";
  if (kind === "callbacks")
    return "no story's spy was ever called; pass fn() in a story whose play function triggers it";
  if (kind === "reasons") return "no story's spy was ever called with it; add a play function that causes it";
  if (kind === "keyboard") return "no story presses it with an effect; press it in a play function";
  if (kind === "styling") return "no element measures so";
  return "no rendering shows it";
}
