import { expect, test } from "vitest";
import { readAudit } from "./read-audit";

test("no advisory is clean; one is told of by name", () => {
  expect(readAudit('{ "vulnerabilities": {} }').outcome).toBe("clean");
  const one = { leaky: { name: "leaky", severity: "high", range: "<2" } };
  expect(readAudit(JSON.stringify({ vulnerabilities: one }))).toMatchObject({
    outcome: "advisories",
    text: expect.stringContaining("leaky <2: high"),
  });
});

test.each(["", "nothing", '{ "message": "405 Method Not Allowed" }'])("%o is no clean answer", (answer) => {
  expect(readAudit(answer).outcome).toBe("unknown");
});
