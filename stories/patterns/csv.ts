/**
 * Text in the CSV format of RFC 4180, with the byte order mark that Excel needs to read it as UTF-8. Texts that
 * spreadsheets would run as a formula start with an apostrophe.
 */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toField).join(",")).join("\r\n")}\r\n`;
}

function toField(value: unknown): string {
  const text = typeof value === "string" ? value.replace(/^[=+\-@\t\r]/, "'$&") : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Saves a text as a file in the browser. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Later, because Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
