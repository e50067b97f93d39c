/** Replaces the `{name}` placeholders of a text with values. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(?<name>\w+)\}/gu, (place, name: string) => String(values[name] ?? place));
}
