import type { Publisher } from './create-publisher.ts';

/** How often a server looks for change sets that are due, in milliseconds. */
const INTERVAL = 1000;

export interface RunOptions {
  interval?: number;
  /** The journal could not be read. The next look may work. */
  onError?: (error: unknown) => void;
}

export interface RunningPublisher {
  /** Looks no more. What is being worked on is finished first. */
  stop: () => Promise<void>;
}

/** Publishes what is due as long as the server runs: schedules, further tries, and what other servers have left behind. */
export function runPublisher(
  publisher: Pick<Publisher, 'publishDue'>,
  { interval = INTERVAL, onError }: RunOptions = {},
): RunningPublisher {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      await publisher.publishDue();
    } catch (error) {
      onError?.(error);
    }
    if (isStopped) return;
    timer = setTimeout(start, interval);
    timer.unref();
  };
  let current: Promise<void> = Promise.resolve();
  function start(): void {
    current = look();
  }
  start();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
