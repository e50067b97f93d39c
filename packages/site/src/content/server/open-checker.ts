import { findBuilder } from '../builder/builder-folder.ts';
import { FOR_CHECKS } from '../builder/check-message.ts';
import { createCheckProcess } from './check-process.ts';
import type { CheckDocuments } from './check-process.ts';

export interface OpenCheckerOptions {
  /** A folder of the server's code. */
  from: string;
  /** What checks documents while developing: a command and the file of the configuration. */
  developing: { command: string; config: string } | undefined;
}

/** What checks documents; `undefined` where a server has no builder of content. */
export function openChecker({ from, developing }: OpenCheckerOptions): CheckDocuments | undefined {
  if (developing) return createCheckProcess({ command: developing.command, parameters: [developing.config] });
  const command = findBuilder(from);
  return command === undefined ? undefined : createCheckProcess({ command, parameters: [FOR_CHECKS] });
}
