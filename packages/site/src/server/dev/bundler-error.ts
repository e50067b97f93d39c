import { stripVTControlCharacters } from 'node:util';

/** What a bundler says of a file that it cannot read, without the drawing around it. */
export interface BundlerError {
  message: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

const PLACE = /[╭┌][─-]+\[\s*(?<file>.+?):(?<line>\d+):(?<column>\d+)\s*\]/u;
const MESSAGE = /^(?:\S*Error: )?\[[A-Z_]+\] (?:Error: )?(?<message>.+)$/mu;

/** Reads a message of the bundler; `undefined` if it is none with a place. */
export function readBundlerError(text: string): BundlerError | undefined {
  const plain = stripVTControlCharacters(text);
  const { file, line, column } = PLACE.exec(plain)?.groups ?? {};
  if (file === undefined) return undefined;
  const { message = '' } = MESSAGE.exec(plain)?.groups ?? {};
  const help = /^\s*Help: (.+)$/mu.exec(plain)?.[1];
  return {
    message: [endSentence(message === '' ? 'The file cannot be read' : message), help].filter(Boolean).join(' '),
    file,
    line: Number(line),
    column: Number(column),
  };
}

function endSentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
