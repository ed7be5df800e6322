import { parseType, type TypeNode } from "./parse";

/** A function type, as the catalog prints it. */
export type Signature = TypeNode & { kind: "function" };

/** The ways in which a prop's callback may be called; none where the prop is no callback: its result is read. */
export function callbackSignatures(type: string): Signature[] {
  const node = parseType(type);
  const members = node.kind === "union" ? node.members : [node];
  return members.filter(
    (member): member is Signature =>
      member.kind === "function" && member.returns.kind === "name" && member.returns.name === "void",
  );
}
