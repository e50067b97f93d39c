import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { Task, TaskResult, WorkerData, WorkerSetup } from './export-worker.ts';

/** A pool of worker threads. */
export interface Threads {
  /** Starts a thread and loads the app in it, because tasks will follow. It may be called before `setUp`. */
  prepare: () => void;
  /** Sets the settings of the export, which all tasks need. */
  setUp: (setup: WorkerSetup) => void;
  /** Runs all tasks, a few per thread at a time, and returns the results in the order of the tasks. */
  run: (tasks: readonly Task[]) => Promise<TaskResult[]>;
  /** Closes the app in all threads, and ends them. */
  close: () => Promise<void>;
}

interface Thread {
  runTask: (task: Task) => Promise<TaskResult>;
  close: () => Promise<void>;
}

/** Minimum number of tasks per thread: starting a thread and loading the app takes as long as a few tasks. */
const MIN_TASKS_PER_THREAD = 4;

/** Number of tasks that a thread runs at the same time, so that it renders while Node compresses earlier files. */
const TASKS_AT_ONCE = 2;

/** With more space for new objects a thread needs up to 60 MB more, and is not faster. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 12 };

/** Creates a pool for the export of a built app, whose threads start when tasks need them. */
export function createThreads(app: string, maxThreads = availableParallelism()): Threads {
  const data: WorkerData = { entry: join(app, 'server', 'index.js') };
  const { RECTO_DATABASE_URL: _, ...others } = process.env;
  const env = { ...others, NODE_ENV: 'production', RECTO_HOST_FILES: '1' };
  const threads: Thread[] = [];
  let setup: WorkerSetup | undefined;
  const setUpThread = ({ runTask }: Thread, current: WorkerSetup): void => {
    // If the thread has failed, its tasks fail, too.
    runTask({ kind: 'setup', setup: current }).catch(() => undefined);
  };
  const start = (): Thread => {
    const thread = startThread(data, env);
    if (setup) setUpThread(thread, setup);
    return thread;
  };
  return {
    prepare() {
      if (threads.length === 0) threads.push(loadIn(start()));
    },
    setUp(current) {
      setup = current;
      for (const thread of threads) setUpThread(thread, current);
    },
    async run(tasks) {
      const results: TaskResult[] = [];
      const left = tasks.entries();
      const count = Math.min(maxThreads, Math.ceil(tasks.length / MIN_TASKS_PER_THREAD));
      while (threads.length < count) threads.push(start());
      const work = async ({ runTask }: Thread): Promise<void> => {
        for (const [index, task] of left) results[index] = await runTask(task);
      };
      const workers = Array.from({ length: TASKS_AT_ONCE }, () => threads.slice(0, count)).flat();
      await Promise.all(workers.map(work));
      return results;
    },
    async close() {
      await Promise.all(threads.map(async (thread) => await thread.close()));
    },
  };
}

/** Loads the app in a thread at once. Tasks wait for it; if it fails, they fail with the same error. */
function loadIn({ runTask, close }: Thread): Thread {
  const loaded = runTask({ kind: 'load' }).catch(() => undefined);
  return {
    async runTask(task) {
      if (task.kind !== 'setup') await loaded;
      return await runTask(task);
    },
    close,
  };
}

interface Reply {
  /** Number of the task. */
  id: number;
  result?: TaskResult;
  error?: Error;
}

function startThread(workerData: WorkerData, env: NodeJS.ProcessEnv): Thread {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), {
    workerData,
    env,
    resourceLimits: RESOURCE_LIMITS,
  });
  const waiting = new Map<number, PromiseWithResolvers<TaskResult>>();
  let lastId = 0;
  /** Whether the app in the thread may have opened its content, which must be closed. A failed thread cannot close it. */
  let isOpen = false;
  const fail = (error: Error): void => {
    isOpen = false;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, result, error }: Reply) => {
    const task = waiting.get(id);
    waiting.delete(id);
    if (result) task?.resolve(result);
    else task?.reject(error);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => {
    fail(new Error(`A thread of the export ended with code ${code}.`));
  });
  const runTask = async (task: Task): Promise<TaskResult> => {
    const id = (lastId += 1);
    const reply = Promise.withResolvers<TaskResult>();
    waiting.set(id, reply);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no window or origin
    worker.postMessage({ id, task });
    isOpen ||= task.kind === 'list' || task.kind === 'render';
    return await reply.promise;
  };
  return {
    runTask,
    async close() {
      if (isOpen) await runTask({ kind: 'close' }).catch(() => undefined);
      await worker.terminate();
    },
  };
}
