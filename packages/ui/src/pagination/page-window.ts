/** Pages that are named beside the first, the last and the open one. `gap` stands for those between. */
export function pageWindow(page: number, pages: number, siblings: number): (number | 'gap')[] {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= siblings,
  );
  return named.flatMap((number, index) => {
    const before = named[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // A gap of one page says no less than its number.
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number];
  });
}
