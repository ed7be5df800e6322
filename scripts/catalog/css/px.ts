type LookUp = (name: string) => string | undefined;

/**
 * Converts a CSS length to px. Returns undefined if it depends on more than numbers and custom properties.
 *
 * @param lookUp Returns the value of a custom property, by its name without the leading dashes.
 */
export function toPx(value: string, lookUp: LookUp): number | undefined {
  const px = compute(value, lookUp, 0);
  return Number.isFinite(px) ? Math.round(px * 1000) / 1000 : undefined;
}

/** The length in px, or NaN if it can't be computed. */
function compute(value: string, lookUp: LookUp, depth: number): number {
  // Custom properties may refer to each other in a cycle.
  if (depth > 20) return Number.NaN;
  const tokens = value.match(/\d*\.?\d+(?:px|rem)?(?![\w%])|--[\w-]+|[a-z]+(?=\()|[-+*/(),]|\S/g) ?? [];
  let at = 0;
  const result = sum();
  return at === tokens.length ? result : Number.NaN;

  function sum(): number {
    let total = product();
    while (tokens[at] === "+" || tokens[at] === "-") total += tokens[at++] === "+" ? product() : -product();
    return total;
  }

  function product(): number {
    let total = factor();
    while (tokens[at] === "*" || tokens[at] === "/") {
      total = tokens[at++] === "*" ? total * factor() : total / factor();
    }
    return total;
  }

  function factor(): number {
    const token = tokens[at++] ?? "";
    if (token === "-") return -factor();
    if (token === "calc") return factor();
    if (token === "(") return closed(sum());
    if (token === "var") return property();
    const number = /^([\d.]+)(px|rem)?$/.exec(token);
    return number ? Number(number[1]) * (number[2] === "rem" ? 16 : 1) : Number.NaN;
  }

  /** `(--name)` or `(--name, fallback)` */
  function property(): number {
    const value = lookUp(tokens[at + 1]?.slice(2) ?? "");
    at += 2;
    let fallback = Number.NaN;
    if (tokens[at] === ",") {
      at++;
      fallback = sum();
    }
    return closed(value === undefined ? fallback : compute(value, lookUp, depth + 1));
  }

  function closed(result: number): number {
    return tokens[at++] === ")" ? result : Number.NaN;
  }
}
