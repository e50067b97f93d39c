/** Lets so many jobs run at a time, and the others wait in the order they came. */
export function createTurns(most: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await job();
    } finally {
      // A turn is handed on; only where nobody waits does it end.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
