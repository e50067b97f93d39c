/** Makes ids of headings: letters and digits of any script, dashes between, numbered when repeated. */
export function createSlugger(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const base = slugify(text);
    let id = base;
    for (let count = 1; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return id;
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
