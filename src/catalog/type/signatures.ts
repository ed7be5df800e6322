import type { FunctionType, TypeNode } from "../types";
import { membersOf } from "./resolve";

/** The call signatures of a callback. None if the type isn't a callback, because its result is used. */
export function callbackSignatures(type: TypeNode): FunctionType[] {
  return functionsOf(type).filter(({ returns }) => returns === "void");
}

/** The functions that a type allows. */
export function functionsOf(type: TypeNode): FunctionType[] {
  return membersOf(type).filter(
    (member): member is FunctionType => typeof member === "object" && member.kind === "function",
  );
}
