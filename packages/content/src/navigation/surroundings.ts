export interface SurroundingsOptions {
  before?: number;
  after?: number;
}

/** Neighbours of `path` in reading order, padded with `null` to a fixed length. */
export function surroundings<Page extends { path: string }>(
  pages: readonly Page[],
  path: string,
  options: SurroundingsOptions = {},
): (Page | null)[] {
  const { before = 1, after = 1 } = options;
  const index = pages.findIndex((page) => page.path === path);
  if (index === -1) return Array<null>(before + after).fill(null);
  const at = (position: number): Page | null => pages[position] ?? null;
  return [
    ...Array.from({ length: before }, (_, step) => at(index - before + step)),
    ...Array.from({ length: after }, (_, step) => at(index + 1 + step)),
  ];
}
