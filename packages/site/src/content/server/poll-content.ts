import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CURRENT_FILE } from '../content-folder.ts';
import type { SwitchContent } from './switch-content.ts';

/**
 * Reads RECTO_CONTENT_POLL: seconds between two reads of the name of the current version. Returns milliseconds;
 * `undefined` if it is not set or 0.
 */
export function readPollInterval({ RECTO_CONTENT_POLL: text = '' }: NodeJS.ProcessEnv): number | undefined {
  const seconds = Number(text);
  if (!Number.isFinite(seconds) || seconds < 0) {
    throw new Error(`RECTO_CONTENT_POLL is "${text}". Set it to a number of seconds, or to 0 to turn it off.`);
  }
  return seconds === 0 ? undefined : seconds * 1000;
}

/** Options of `pollContent`. */
export interface PollOptions {
  /** The folder of content versions; `undefined` if there is none yet. */
  find: () => string | undefined;
  /** Switches to the current version. */
  switchContent: SwitchContent;
  /** Time between two reads, in milliseconds. */
  interval: number;
  /** Called with the name of a version that is served from now on. */
  onSwitched: (version: string) => void;
  /** Reports why a version cannot be opened, once for each version and reason. */
  report: (error: unknown) => void;
}

/**
 * Regularly reads the name of the current content version, and switches when it changes: for a folder that another
 * machine writes, which cannot send a signal. A version that cannot be opened yet is tried again each time. Returns a
 * function that stops it.
 */
export function pollContent({ find, switchContent, interval, onSwitched, report }: PollOptions): () => void {
  let served: string | undefined;
  let reported = '';
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  const check = async (): Promise<void> => {
    const folder = find();
    const version = folder && (await readFile(join(folder, CURRENT_FILE), 'utf8')).trim();
    if (isEnded || version === undefined || version === '' || version === served) return;
    try {
      const { database, isNew } = await switchContent();
      served = basename(dirname(database));
      reported = '';
      if (isNew) onSwitched(served);
    } catch (error) {
      const line = `${version} ${String(error)}`;
      if (line !== reported) report(error);
      reported = line;
    }
  };
  const run = async (): Promise<void> => {
    // The file is missing for a moment while some programs replace it.
    await check().catch(() => undefined);
    if (!isEnded) start();
  };
  const start = (): void => {
    timer = setTimeout(() => void run(), interval);
    timer.unref();
  };
  start();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
