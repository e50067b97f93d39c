/** Processes up to `limit` items at a time and yields the results in the order of the items. */
export async function* mapOrdered<Item, Answer>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Answer>,
): AsyncGenerator<Answer> {
  const running: Promise<Answer>[] = [];
  for (const item of items) {
    const answer = work(item);
    // A rejection is handled when it is awaited below; until then it must not count as unhandled.
    answer.catch(() => undefined);
    running.push(answer);
    if (running.length >= limit) yield await (running.shift() as Promise<Answer>);
  }
  for (const answer of running) yield await answer;
}
