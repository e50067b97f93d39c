/** Makes ids of headings: letters and digits of any script, dashes between, numbered when repeated. */
export function createSlugger(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const base = slugify(text);
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    if (count === 0) return base;
    const numbered = `${base}-${count}`;
    seen.set(numbered, 1);
    return numbered;
  };
}

function slugify(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s+/gu, '-');
  return slug === '' ? 'section' : slug;
}
