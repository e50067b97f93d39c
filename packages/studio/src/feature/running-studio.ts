import type { OpenStudio } from './open-studio.ts';

/**
 * The studio of this process. The server part of a feature is started again for each version of the content, but store
 * and sessions persist. Pages of the studio read it as well.
 */
let running: Promise<OpenStudio | undefined> | undefined;

/** Opens the studio once. If that fails, the next start tries again. */
export async function openStudioOnce(open: () => Promise<OpenStudio | undefined>): Promise<OpenStudio | undefined> {
  running ??= open();
  try {
    return await running;
  } catch (error) {
    running = undefined;
    throw error;
  }
}

/** Returns the studio of this process. */
export async function runningStudio(): Promise<OpenStudio | undefined> {
  return await running;
}
