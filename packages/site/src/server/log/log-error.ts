import { inspect } from 'node:util';
import { currentRequestId } from '../operation/request-id.ts';
import { writeLog } from './write-log.ts';

/** Writes an error to the log, with the path or the part of the server where it occurred. */
export function logError(error: unknown, source: string): void {
  const [message = '', ...details] = describeErrorForLog(error);
  writeLog({
    level: 'error',
    source: encodeForLog(source),
    message,
    requestId: currentRequestId(),
    ...(details.length > 0 && { details }),
  });
}

/** Maximum depth of nested causes. */
const MAX_CAUSES = 5;

const FRAME = /^\s+at /u;

/**
 * Describes an error for the log: its message in one line, a line for each stack frame, then its cause. A message may
 * contain text of a request, so its line breaks are encoded.
 */
function describeErrorForLog(error: unknown, causes = MAX_CAUSES): string[] {
  if (!(error instanceof Error)) return [encodeForLog(typeof error === 'string' ? error : inspect(error, IN_ONE_LINE))];
  const { name, message, stack = '', cause } = error;
  const head = encodeForLog(message === '' ? name : `${name}: ${message}`);
  const cut = stack.indexOf(message);
  const frames = stack
    .slice(cut === -1 ? 0 : cut + message.length)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .map(encodeForLog);
  const reasons = causes === 0 ? [] : [cause ?? [], error instanceof AggregateError ? error.errors : []].flat();
  const causeLines = reasons.flatMap((reason) => {
    const [first = '', ...rest] = describeErrorForLog(reason, causes - 1);
    return [`  Cause: ${first}`, ...rest];
  });
  return [head + describeProperties(error), ...frames, ...causeLines];
}

const IN_ONE_LINE = { breakLength: Infinity, compact: true, depth: 2, maxStringLength: 500, maxArrayLength: 20 };

/** Properties that `describeErrorForLog` handles itself. */
const KNOWN = new Set(['name', 'message', 'stack', 'cause']);

/** Further properties of an error, such as a code or a hint. */
function describeProperties(error: Error): string {
  const properties = Object.entries(error).filter(([name]) => !KNOWN.has(name));
  return properties.length === 0 ? '' : ` ${encodeForLog(inspect(Object.fromEntries(properties), IN_ONE_LINE))}`;
}

/** Line breaks, terminal control characters, and characters that change the direction of text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Encodes text as one line, so that a request for `/%0a` cannot write its own line into the log. */
export function encodeForLog(text: string): string {
  return text.replaceAll(UNSAFE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return code > 0xff_ff ? String.raw`\u{${code.toString(16)}}` : String.raw`\u${code.toString(16).padStart(4, '0')}`;
  });
}
