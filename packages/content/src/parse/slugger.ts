import { safeId } from '../allow-list/reserved-ids.ts';

/** Style of heading ids: `github` as on GitHub; `nuxt` without repeated dashes and with `_` before a leading digit. */
export type HeadingIds = 'github' | 'nuxt';

/**
 * Creates a function that returns unique ids of headings: letters and digits of any script with dashes between words.
 */
export function createSlugger(reserved: Iterable<string> = [], kind: HeadingIds = 'github'): (text: string) => string {
  const taken = new Set(reserved);
  /** Next number by text, so that many headings with the same text do not take quadratic time. */
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
