import { parseType, type TypeNode } from "./parse";

/** A function type, as the catalog prints it. */
export type Signature = TypeNode & { kind: "function" };

/** The call signatures of a prop's callback. None if the prop isn't a callback, because its result is used. */
export function callbackSignatures(type: string): Signature[] {
  const node = parseType(type);
  const members = node.kind === "union" ? node.members : [node];
  return members.filter(
    (member): member is Signature =>
      member.kind === "function" && member.returns.kind === "name" && member.returns.name === "void",
  );
}
