/** Processes up to `limit` items at a time and yields the results in the order of the items. */
export async function* mapOrdered<Item, Result>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for (const item of items) {
    const result = work(item);
    // A rejection is handled when it is awaited below; until then it must not count as unhandled.
    result.catch(() => undefined);
    running.push(result);
    if (running.length >= limit) yield await (running.shift() as Promise<Result>);
  }
  for (const result of running) yield await result;
}
