import type { DocumentText } from '@recto/content/documents';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { CheckMessage, CheckOptions, CheckRequest, DocumentProblems } from '../builder/check-message.ts';
import { endWithServer } from './end-with-server.ts';

/**
 * Checks documents as a build would, each by itself and without the content folder. Rejects if a check takes too long.
 */
export type CheckDocuments = (
  documents: readonly DocumentText[],
  options?: CheckOptions,
) => Promise<readonly DocumentProblems[]>;

/** Options of `createCheckProcess`. */
export interface CheckProcessOptions {
  /** The command of the builder: path of the module that the process runs. */
  command: string;
  /** Arguments of the process. */
  args: readonly string[];
  /** Time for which the process is kept after its last check, in milliseconds. */
  idle?: number;
  /** Maximum duration of a check, in milliseconds; the first one also loads the configuration. */
  timeout?: number;
}

const IDLE = 60_000;
const TIMEOUT = 15_000;

/**
 * Checks documents in a separate process, which is kept for a minute because authors check repeatedly while they write.
 * It has a lower priority than the server. A check that does not end is killed with the process, so documents are
 * checked one request at a time.
 */
export function createCheckProcess(options: CheckProcessOptions): CheckDocuments & { end: () => void } {
  const { command, args, idle = IDLE, timeout = TIMEOUT } = options;
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idleTimer: NodeJS.Timeout | undefined;
  let count = 0;

  const end = (): void => {
    clearTimeout(idleTimer);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const start = (): ChildProcess => {
    // Command-line options of Node are not passed on; `NODE_OPTIONS` is inherited.
    const started = fork(command, [...args], { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    endWithServer(started);
    // A server that stops does not wait for this process.
    started.unref();
    started.channel?.unref();
    started.on('exit', () => {
      if (child === started) child = undefined;
    });
    child = started;
    return started;
  };
  const sendRequest: CheckDocuments = async (documents, options) => {
    clearTimeout(idleTimer);
    const target = child ?? start();
    const { promise, resolve, reject } = Promise.withResolvers<readonly DocumentProblems[]>();
    const request: CheckRequest = { id: (count += 1), documents, ...options };
    const onMessage = (message: CheckMessage): void => {
      if (message.id !== request.id) return;
      if ('result' in message) resolve(message.result);
      else reject(new Error(`Documents cannot be checked: ${message.crash}`));
    };
    const onExit = (): void => {
      reject(new Error('The process that checks documents has ended.'));
    };
    const timer = setTimeout(() => {
      reject(new Error(`The check took longer than ${timeout / 1000} s and was stopped.`));
      end();
    }, timeout);
    target.on('message', onMessage).once('exit', onExit).once('error', reject);
    target.send(request, (error) => {
      if (error) reject(error);
    });
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      target.off('message', onMessage).off('exit', onExit).off('error', reject);
      idleTimer = setTimeout(end, idle).unref();
    }
  };
  const check: CheckDocuments = async (documents, options) => {
    const next = last.then(async () => await sendRequest(documents, options));
    last = next.catch(() => undefined);
    return await next;
  };
  return Object.assign(check, { end });
}
