import type { Publisher } from './create-publisher.ts';

/** Interval at which a server checks for due change sets, in milliseconds. */
const INTERVAL = 1000;

/** Options of `runPublisher`. */
export interface RunOptions {
  /** Interval in milliseconds. */
  interval?: number;
  /** Called if the journal could not be read. The next attempt may succeed. */
  onError?: (error: unknown) => void;
}

/** A running publisher. */
export interface RunningPublisher {
  /** Stops after finishing the current work. */
  stop: () => Promise<void>;
}

/** Publishes due change sets while the server runs: scheduled ones, retries, and those of stopped servers. */
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
