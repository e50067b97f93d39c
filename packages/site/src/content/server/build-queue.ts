import { measureOperation } from '../../server/operation/measure-operation.ts';
import type { BuildRequest, BuiltContent } from '../builder/build-message.ts';

/** Options of `buildContent` on a server. */
export interface BuildContentOptions {
  /** Absolute path of the content folder. */
  source: string;
  /** Finds errors, but writes no version: for example before a change is committed. */
  checkOnly?: boolean | undefined;
  /**
   * Modification times of changed files, as ISO times by their paths in the folder, for a folder without Git history.
   * Other files keep the times of the current version.
   */
  changed?: BuildRequest['changed'];
  /** The public folder beside the content, if it may have changed since the app was built. */
  publicFolder?: BuildRequest['publicFolder'];
  /** Aborts the build, unless other callers wait for it. */
  signal?: AbortSignal | undefined;
  /** Called with the number of parsed files and of all files. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/**
 * Builds content from a folder of files, in a separate process. Adds a version to the content folder and makes it the
 * current one; `switchContent` makes the server read it. Errors in the content change nothing.
 */
export type BuildContent = (options: BuildContentOptions) => Promise<BuiltContent>;

/** Runs one build in one process. */
export type RunBuild = (
  request: Pick<BuildRequest, 'source' | 'checkOnly' | 'changed' | 'publicFolder'>,
  options: { signal: AbortSignal; onProgress: (done: number, total: number) => void },
) => Promise<BuiltContent>;

interface Caller extends PromiseWithResolvers<BuiltContent> {
  onProgress: BuildContentOptions['onProgress'];
}

interface Build {
  source: string;
  checkOnly: boolean;
  changed: BuildRequest['changed'];
  publicFolder: BuildRequest['publicFolder'];
  callers: Set<Caller>;
  ending: AbortController;
}

/**
 * Creates a queue that runs one build at a time. A request that arrives during a build gets the next one, because a
 * file may have changed after the build has read it. All requests that wait for the next build of a folder share it.
 */
export function createBuildQueue(run: RunBuild): BuildContent {
  const waiting: Build[] = [];
  let running: Build | undefined;

  const start = async (build: Build): Promise<void> => {
    const { source, checkOnly, changed, publicFolder, callers, ending } = build;
    running = build;
    const describe = (outcome: PromiseSettledResult<BuiltContent>) => ({
      purpose: checkOnly ? 'check' : 'build',
      result: describeResult(outcome, ending.signal),
    });
    try {
      const result = await measureOperation(
        {
          name: checkOnly ? 'content check' : 'content build',
          metric: 'recto_content_build_duration_seconds',
          describe,
        },
        async () =>
          await run(
            { source, checkOnly, changed, publicFolder },
            {
              signal: ending.signal,
              onProgress: (done, total) => {
                for (const { onProgress } of callers) onProgress?.(done, total);
              },
            },
          ),
      );
      for (const { resolve } of callers) resolve(result);
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
    running = undefined;
    startNext();
  };
  const startNext = (): void => {
    const next = running ? undefined : waiting.shift();
    if (next) void start(next);
  };
  const leave = (build: Build, caller: Caller, reason: unknown): void => {
    build.callers.delete(caller);
    caller.reject(reason);
    if (build.callers.size > 0) return;
    if (waiting.includes(build)) waiting.splice(waiting.indexOf(build), 1);
    else build.ending.abort(reason);
  };

  return async ({ source, checkOnly = false, changed, publicFolder, signal, onProgress }) => {
    signal?.throwIfAborted();
    const sameBuild = waiting.find(
      (build) => build.source === source && build.checkOnly === checkOnly && build.publicFolder === publicFolder,
    );
    const build = sameBuild ?? {
      source,
      checkOnly,
      changed,
      publicFolder,
      callers: new Set(),
      ending: new AbortController(),
    };
    build.changed = changed;
    const caller: Caller = { ...Promise.withResolvers<BuiltContent>(), onProgress };
    build.callers.add(caller);
    const onAbort = (): void => {
      leave(build, caller, signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    if (!sameBuild) waiting.push(build);
    startNext();
    try {
      return await caller.promise;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  };
}

function describeResult(outcome: PromiseSettledResult<BuiltContent>, { aborted }: AbortSignal): string {
  if (outcome.status === 'fulfilled') return outcome.value.errors.length === 0 ? 'done' : 'invalid';
  return aborted ? 'aborted' : 'failed';
}
