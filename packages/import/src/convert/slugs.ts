/** Heading ids as the tools generate them. */

/** Slug of GitHub, also used by Docusaurus, Starlight, Fumadocs, Nextra and Hugo. */
export function githubSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
    .replaceAll(/\s/gu, '-');
}

/** Slug of VitePress. */
export function vitepressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/gu, '-')
    .replaceAll(/-{2,}/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .replace(/^(?=\d)/u, '_')
    .toLowerCase();
}

/** Creates a function that numbers repeated ids. */
export function createNumbering(): (id: string) => string {
  const taken = new Map<string, number>();
  return (id) => {
    const count = taken.get(id);
    taken.set(id, (count ?? 0) + 1);
    if (count === undefined) return id;
    const next = `${id}-${count}`;
    taken.set(next, (taken.get(next) ?? 0) + 1);
    return next;
  };
}
