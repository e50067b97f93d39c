import { AsyncLocalStorage } from 'node:async_hooks';

const collecting = new AsyncLocalStorage<Set<string>>();

/** Called by the code that a build writes before each `import()` of the site: these files are what a browser loads for it. */
export function noteFiles(files: readonly string[]): void {
  const collected = collecting.getStore();
  for (const file of files) collected?.add(file);
}

/** Does some work, and returns also which files a browser has to load to do the same. */
export async function collectFiles<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; files: readonly string[] }> {
  const files = new Set<string>();
  const result = await collecting.run(files, work);
  return { result, files: [...files] };
}
