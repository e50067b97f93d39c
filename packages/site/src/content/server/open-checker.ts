import { findBuilder } from '../builder/builder-folder.ts';
import { FOR_CHECKS } from '../builder/check-message.ts';
import { createCheckProcess } from './check-process.ts';
import type { CheckDocuments } from './check-process.ts';

/** Options of `openChecker`. */
export interface OpenCheckerOptions {
  /** A folder of the server's code. */
  from: string;
  /** In development: the command that checks documents, and the configuration file. */
  developing: { command: string; config: string } | undefined;
}

/** Returns a function that checks documents; `undefined` if a server has no content builder. */
export function openChecker({ from, developing }: OpenCheckerOptions): CheckDocuments | undefined {
  if (developing) return createCheckProcess({ command: developing.command, args: [developing.config] });
  const command = findBuilder(from);
  return command === undefined ? undefined : createCheckProcess({ command, args: [FOR_CHECKS] });
}
