/** Does `work` for each key, one after the other, once nothing has been added for `stillness` milliseconds. */
export function createQueue(work: (key: string) => Promise<void>, stillness: number): { add: (key: string) => void } {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const runAll = async (): Promise<void> => {
    const keys = [...waiting];
    waiting.clear();
    for (const key of keys) await work(key);
  };
  return {
    add(key) {
      waiting.add(key);
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(runAll);
      }, stillness);
    },
  };
}
