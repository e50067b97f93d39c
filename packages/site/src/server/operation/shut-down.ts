import { parseLimit } from '../http/parse-limit.ts';
import { logError } from '../log/log-error.ts';
import { writeLog } from '../log/write-log.ts';
import { isStopping, setStopping } from './stopping.ts';

/** Times of a shutdown, in seconds. */
export interface ShutdownTimes {
  /** Time for which the server still accepts connections, while it reports that it is not ready. */
  delay: number;
  /** Time for open requests and other work to finish after that; 0 for no limit. */
  timeout: number;
}

/** A server that can be stopped. */
export interface StoppableServer {
  /** Stops accepting connections. Resolves when all open ones are closed. `true` closes them immediately. */
  close: (all?: boolean) => Promise<void>;
  /** Closes connections without an open request. */
  closeIdleConnections: () => void;
  /** Called when no more requests are handled, before the process ends. */
  finish?: () => Promise<void>;
}

/** Docker kills a container 10 s after SIGTERM by default. In seconds. */
const DEFAULT_TIMEOUT = 8;
/** A signal in this time after the first is the same one: a terminal and `npm` may both send it. In milliseconds. */
const REPEATED_MS = 200;
/** How often idle connections are closed while open requests finish, in milliseconds. */
const CLOSE_IDLE_MS = 50;
/** Time to close the remaining connections, in seconds. */
const FORCED_CLOSE_SECONDS = 1;

/** Reads the times of a shutdown from environment variables. */
export function readShutdownTimes(env: Readonly<Record<string, string | undefined>>): ShutdownTimes {
  return {
    delay: parseLimit('RECTO_SHUTDOWN_DELAY', env['RECTO_SHUTDOWN_DELAY'], 0),
    timeout: parseLimit('RECTO_SHUTDOWN_TIMEOUT', env['RECTO_SHUTDOWN_TIMEOUT'], DEFAULT_TIMEOUT),
  };
}

/**
 * Stops a server when the process gets SIGTERM or SIGINT: it reports that it is not ready, finishes open requests, and
 * the process ends. A second signal ends it immediately.
 */
export function shutDownOnSignal(server: StoppableServer, times: ShutdownTimes): void {
  let stoppedAt = 0;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping()) {
      if (performance.now() - stoppedAt > REPEATED_MS) process.exit(1);
      return;
    }
    setStopping(true);
    stoppedAt = performance.now();
    writeLog({ level: 'info', source: 'Server', message: `Stopping after ${signal}.` });
    void shutDown(server, times);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}

async function shutDown(server: StoppableServer, { delay, timeout }: ShutdownTimes): Promise<void> {
  try {
    await sleep(delay);
    const end = performance.now() + timeout * 1000;
    // Node keeps a connection open after its last request, even if the server is being closed.
    const closeIdle = setInterval(() => {
      server.closeIdleConnections();
    }, CLOSE_IDLE_MS);
    const isClosed = await isDoneIn(server.close(), timeout);
    clearInterval(closeIdle);
    if (!isClosed) {
      const message = `Requests were still open after ${timeout} s. Their connections are closed.`;
      writeLog({ level: 'warning', source: 'Server', message });
      await isDoneIn(server.close(true), FORCED_CLOSE_SECONDS);
    }
    await server.finish?.();
    endProcess(timeout === 0 ? Infinity : end - performance.now());
  } catch (error) {
    logError(error, 'The server could not be stopped');
    process.exit(1);
  }
}

/** Ends the process when nothing is running any more, such as a content build, but at the latest after this time. */
function endProcess(milliseconds: number): void {
  process.exitCode = 0;
  if (milliseconds <= 0) process.exit();
  if (milliseconds < Infinity) setTimeout(() => process.exit(), milliseconds).unref();
}

/** Whether a promise resolves in this time; 0 for no limit. */
async function isDoneIn(work: Promise<void>, seconds: number): Promise<boolean> {
  const done = work.then(() => true);
  return seconds === 0 ? await done : await Promise.race([done, sleep(seconds).then(() => false)]);
}

async function sleep(seconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000).unref();
  });
}
