/** Replaces the `{name}` placeholders of a text with values. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(?<name>\w+)\}/gu, (placeholder, name: string) => String(values[name] ?? placeholder));
}
