import { format, stripVTControlCharacters } from 'node:util';
import { currentRequestId } from '../operation/request-id.ts';
import { encodeForLog } from './log-error.ts';
import { writeLog } from './write-log.ts';

/** Methods of `console`, with the level of their lines. */
const METHODS = [
  ['log', 'info'],
  ['info', 'info'],
  ['debug', 'info'],
  ['warn', 'warning'],
  ['error', 'error'],
] as const;

/**
 * Makes every line of the log JSON: also what the site's own code and packages write to the console, and the warnings of
 * Node. Returns a function that restores the console.
 */
export function writeJsonLog(): () => void {
  const before = { ...console };
  for (const [method, level] of METHODS) {
    console[method] = (...values: unknown[]): void => {
      const lines = stripVTControlCharacters(format(...values)).split('\n');
      const [message = '', ...details] = lines.map(encodeForLog);
      const entry = { level, source: 'console', message, requestId: currentRequestId() };
      writeLog(details.length > 0 ? { ...entry, details } : entry);
    };
  }
  const listeners = process.listeners('warning');
  const onWarning = ({ name, message }: Error): void => {
    console.warn(`${name}: ${message}`);
  };
  process.removeAllListeners('warning').on('warning', onWarning);
  return () => {
    Object.assign(console, before);
    process.removeListener('warning', onWarning);
    for (const listener of listeners) process.on('warning', listener);
  };
}
