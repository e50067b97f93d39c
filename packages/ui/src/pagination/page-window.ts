/**
 * Returns the page numbers to show: the first, the last and those around the current one; `gap` replaces the others.
 */
export function pageWindow(page: number, pages: number, siblings: number): (number | 'gap')[] {
  const shownPages = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= siblings,
  );
  return shownPages.flatMap((number, index) => {
    const before = shownPages[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // A gap of a single page is no shorter than its number.
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number];
  });
}
