import type { Fact } from "../../../lib/fact";
import type { Part } from "./part";

/** `deprecated`: a deprecated value warns once, and the warning names the replacement. */
export function deprecatedFacts({ name, descriptor, given }: Part): Fact[] {
  return Object.entries(descriptor.props).flatMap(([prop, { deprecatedValues = {} }]) =>
    Object.entries(deprecatedValues).map(([value, text]): Fact => {
      const messages = given.get(`${prop}=${value}`)?.messages ?? [];
      const successors = [...text.matchAll(/`([^`]+)`/g)].map(([, successor = ""]) => successor);
      const named = messages.some(
        (message) => message.includes(value) && successors.every((each) => message.includes(each)),
      );
      return {
        kind: "deprecated",
        subject: `${name}.${prop}=${value}`,
        ...(!named && {
          problem: `it should warn and name ${successors.join(", ")}, and says: ${messages[0] ?? "nothing"}`,
        }),
      };
    }),
  );
}
