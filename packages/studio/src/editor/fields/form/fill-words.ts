/** Replaces the names in braces of a text. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (found, name: string) => String(values[name] ?? found));
}
