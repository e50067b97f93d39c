/** A name of a table or column in double quotes, which it may itself contain. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
