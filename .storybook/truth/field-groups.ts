import type { Field } from "./fields";

/** A field of a component or part. */
export interface OwnedField extends Field {
  owner: string;
}

/**
 * Groups of fields that can be changed at once. Objects of a union's members replace each other. A component that
 * passes a prop to its part replaces the part's value.
 */
export function compatibleGroups<Own extends OwnedField>(fields: readonly Own[]): Own[][] {
  const groups: Own[][] = [];
  for (const field of fields) {
    const group = groups.find((others) => others.every((other) => !replacesOther(field, other)));
    if (group) group.push(field);
    else groups.push([field]);
  }
  return groups;
}

/** Whether two fields of a prop belong to different owners, or to different objects at the same place. */
function replacesOther(one: OwnedField, other: OwnedField): boolean {
  if (one.prop !== other.prop) return false;
  if (one.owner !== other.owner) return true;
  for (let depth = 0; ; depth++) {
    const [own, others] = [one.steps[depth], other.steps[depth]];
    if (own === undefined || others === undefined) return false;
    if (own === "items" || others === "items") {
      if (own !== others) return true;
    } else if (own.of !== others.of) return true;
    else if (own.name !== others.name) return false;
  }
}
