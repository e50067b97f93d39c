/** Prefixes the first line with `first` and all others with `rest`, without trailing spaces. */
export function indent(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, index) => ((index === 0 ? first : rest) + line).trimEnd())
    .join('\n');
}
