import { inspect } from 'node:util';
import { encodeForLog } from './encode-for-log.ts';

/** Causes below causes that are described. */
const MOST_CAUSES = 5;

const FRAME = /^\s+at /u;

/**
 * An error as the log shows it: its message in one line, a line for each step of its stack, then its cause. Messages
 * may hold what a request sent; only the lines of the stack begin a line.
 */
export function describeErrorForLog(error: unknown, causes = MOST_CAUSES): string {
  if (!(error instanceof Error)) return encodeForLog(typeof error === 'string' ? error : inspect(error, IN_ONE_LINE));
  const { name, message, stack = '', cause } = error;
  const head = encodeForLog(message === '' ? name : `${name}: ${message}`);
  const cut = stack.indexOf(message);
  const frames = stack
    .slice(cut === -1 ? 0 : cut + message.length)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map(encodeForLog);
  const reasons = causes === 0 ? [] : [cause ?? [], error instanceof AggregateError ? error.errors : []].flat();
  const below = reasons.map((reason) => `  Cause: ${describeErrorForLog(reason, causes - 1)}`);
  return [head + describeFacts(error), ...frames, ...below].join('\n');
}

const IN_ONE_LINE = { breakLength: Infinity, compact: true, depth: 2, maxStringLength: 500, maxArrayLength: 20 };

/** Said already, or at the end. */
const KNOWN = new Set(['name', 'message', 'stack', 'cause']);

/** What an error says beside its message: a code, a hint. */
function describeFacts(error: Error): string {
  const facts = Object.entries(error).filter(([name]) => !KNOWN.has(name));
  return facts.length === 0 ? '' : ` ${encodeForLog(inspect(Object.fromEntries(facts), IN_ONE_LINE))}`;
}
