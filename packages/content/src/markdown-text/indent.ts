/** Every line but the first begins with `rest`; blank ones carry no spaces. */
export function indent(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, place) => ((place === 0 ? first : rest) + line).trimEnd())
    .join('\n');
}
