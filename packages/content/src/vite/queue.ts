/** Creates a queue that runs `work` for its keys, one at a time, when no key was added for `delay` milliseconds. */
export function createQueue(
  work: (key: string) => Promise<void>,
  delay: number,
  onError: (error: unknown) => void,
): { add: (key: string) => void; idle: () => Promise<void> } {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const runAll = async (): Promise<void> => {
    const keys = [...waiting];
    waiting.clear();
    for (const key of keys) await work(key).catch(onError);
  };
  return {
    add(key) {
      waiting.add(key);
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(runAll);
      }, delay);
    },
    /** Resolves when all started work is done. */
    idle: () => running,
  };
}
