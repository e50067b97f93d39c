import { AsyncLocalStorage } from 'node:async_hooks';

const collecting = new AsyncLocalStorage<Set<string>>();

/**
 * Records the files that a browser loads for an `import()`. The build inserts a call before each `import()` of the
 * site.
 */
export function noteFiles(files: readonly string[]): void {
  const collected = collecting.getStore();
  for (const file of files) collected?.add(file);
}

/** Runs a function, and returns its result with the files that a browser has to load to run the same code. */
export async function collectFiles<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; files: readonly string[] }> {
  const files = new Set<string>();
  const result = await collecting.run(files, work);
  return { result, files: [...files] };
}
