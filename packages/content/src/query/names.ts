/** Quotes the name of a table or column for SQL and escapes the quotes in it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
