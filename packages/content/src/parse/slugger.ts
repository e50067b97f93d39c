import { safeId } from './reserved-ids.ts';

/** `github` keeps what GitHub keeps; `nuxt` has no dashes in a row, and `_` before a digit at the start. */
export type HeadingIds = 'github' | 'nuxt';

/** Makes ids of headings: letters and digits of any script, dashes between, numbered when repeated. */
export function createSlugger(reserved: Iterable<string> = [], kind: HeadingIds = 'github'): (text: string) => string {
  const taken = new Set(reserved);
  /** The number to try next, so that a hundred headings of one name do not cost their square. */
  const next = new Map<string, number>();
  return (text) => {
    const slug = slugify(text);
    const base = safeId(kind === 'nuxt' ? toNuxt(slug) : slug);
    let id = base;
    let count = next.get(base) ?? 1;
    for (; taken.has(id); count += 1) id = `${base}-${count}`;
    next.set(base, count);
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

function toNuxt(slug: string): string {
  return slug
    .replaceAll(/-+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
    .replace(/^(?=\d)/u, '_');
}
