/** What `npm audit --json` has said. */
export interface Audit {
  outcome: "clean" | "advisories" | "unknown";
  text: string;
}

interface Answer {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
  message?: string;
}

/** Reads the answer; one that is none is not taken for a clean one. */
export function readAudit(json: string): Audit {
  const { vulnerabilities, message = "it gave no answer" } = parse(json);
  if (!vulnerabilities) return { outcome: "unknown", text: `The registry could not be asked: ${message}` };
  const found = Object.values(vulnerabilities);
  if (found.length === 0)
    return { outcome: "clean", text: "No known advisory of what is installed with the package." };
  const lines = found.map(({ name, severity, range }) => `  ${name} ${range}: ${severity}`);
  return {
    outcome: "advisories",
    text: ["Known advisories; `npm audit --omit=dev` tells more:", ...lines].join("\n"),
  };
}

function parse(json: string): Answer {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}
