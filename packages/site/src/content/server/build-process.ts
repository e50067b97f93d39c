import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { BuildMessage, BuildRequest, BuiltContent } from '../builder/build-message.ts';
import { FOR_SERVER } from '../builder/builder-folder.ts';
import type { RunBuild } from './build-queue.ts';
import { endWithServer } from './end-with-server.ts';

/** Options of `createBuildProcess`. */
export interface BuildProcessOptions extends Pick<BuildRequest, 'output' | 'cache'> {
  /** The command of the builder. */
  command: string;
  /** Time after which a build that reports no progress is stopped, in milliseconds. */
  progressTimeout?: number;
}

/** Builds and checks wait for each other, so one that hangs would block all publishing. */
const PROGRESS_TIMEOUT = 5 * 60_000;

/** Time between SIGTERM and SIGKILL, in milliseconds. */
const KILL_DELAY = 10_000;

/** Time for which the process of a check is kept, in milliseconds: a build follows when the change is committed. */
const IDLE_TIME = 10_000;

/**
 * Builds content in a separate process. It has a lower priority than the server, its memory is freed when it ends, and
 * running out of memory does not affect the server. The queue runs one build at a time.
 */
export function createBuildProcess(options: BuildProcessOptions): RunBuild {
  const { command, progressTimeout = PROGRESS_TIMEOUT, ...folders } = options;
  let waiting: { child: ChildProcess; timer: NodeJS.Timeout } | undefined;

  /** Returns the process of a recent check, or a new one. */
  const take = (): ChildProcess => {
    const idle = waiting;
    waiting = undefined;
    clearTimeout(idle?.timer);
    if (idle?.child.connected === true && idle.child.exitCode === null && idle.child.signalCode === null) {
      keepAlive(idle.child, true);
      return idle.child;
    }
    // Node options of the server do not apply to it.
    const child = fork(command, [FOR_SERVER], { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    endWithServer(child);
    return child;
  };
  const keep = (child: ChildProcess): void => {
    const timer = setTimeout(() => {
      if (waiting?.child === child) waiting = undefined;
      endProcess(child);
    }, IDLE_TIME);
    timer.unref();
    waiting = { child, timer };
    keepAlive(child, false);
  };

  return async (options, { signal, onProgress }) => {
    const { promise, resolve, reject } = Promise.withResolvers<BuildMessage | undefined>();
    const child = take();
    const end = (): void => {
      endProcess(child);
    };
    const silence = setTimeout(() => {
      reject(new Error(`The build has reported no progress for ${progressTimeout / 1000} s and was stopped.`));
      child.kill('SIGKILL');
    }, progressTimeout);
    const onMessage = (message: BuildMessage): void => {
      silence.refresh();
      if ('done' in message) onProgress(message.done, message.total);
      else resolve(message);
    };
    const onClose = (code: number | null, by: NodeJS.Signals | null): void => {
      const reason = `The process that builds content ended with ${by ?? `code ${code}`}.`;
      reject(signal.aborted ? signal.reason : new Error(reason));
    };
    signal.addEventListener('abort', end, { once: true });
    child.on('message', onMessage);
    // The process could not be started.
    child.once('error', reject);
    child.once('close', onClose);
    const request: BuildRequest = { ...options, ...folders };
    child.send(request, (error) => {
      if (error) reject(error);
    });
    try {
      const message = await promise;
      // The process has logged the cause. This message is shown to editors, so it must not contain paths of the server.
      if (message && 'crash' in message) throw new Error('The content cannot be built. See the log of the server.');
      return message && 'result' in message ? message.result : throwNoResponse();
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', end);
      child.off('message', onMessage);
      child.off('error', reject);
      child.off('close', onClose);
      // Ignore later errors, which would otherwise be unhandled.
      child.on('error', () => undefined);
      if (options.checkOnly && !signal.aborted) keep(child);
      else end();
    }
  };
}

function throwNoResponse(): BuiltContent {
  throw new Error('The process that builds content has not responded.');
}

/** Stops a process; kills it if it is too busy to handle SIGTERM. */
function endProcess(child: ChildProcess): void {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_DELAY);
  timer.unref();
  child.once('exit', () => {
    clearTimeout(timer);
  });
}

/** Decides whether a process keeps the server alive. A server that stops does not wait for an idle process. */
function keepAlive(child: ChildProcess, isNeeded: boolean): void {
  const method = isNeeded ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
}
