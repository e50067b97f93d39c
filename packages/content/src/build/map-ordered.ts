/** Works on up to `limit` items at a time and gives the answers in the order of the items. */
export async function* mapOrdered<Item, Answer>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Answer>,
): AsyncGenerator<Answer> {
  const running: Promise<Answer>[] = [];
  for (const item of items) {
    const answer = work(item);
    // It is awaited in its turn; until then a failure is not unhandled.
    answer.catch(() => undefined);
    running.push(answer);
    if (running.length >= limit) yield await (running.shift() as Promise<Answer>);
  }
  for (const answer of running) yield await answer;
}
