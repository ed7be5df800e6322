import type { FunctionType } from "../../src/catalog/type/node";
import { membersOf, resolve, type Types } from "../../src/catalog/type/resolve";

/** The values of `details.reason` that a callback's type lists. */
export function reasonsOf(signatures: readonly FunctionType[], types: Types): string[] {
  return signatures
    .flatMap(({ parameters }) => parameters)
    .flatMap(({ type }) => {
      const details = resolve(type, types);
      const reason = typeof details === "object" && details.kind === "object" && details.fields.reason;
      return reason ? membersOf(resolve(reason.type, types)) : [];
    })
    .flatMap((member) =>
      typeof member === "object" && member.kind === "literal" ? [String(member.value)] : [],
    );
}
