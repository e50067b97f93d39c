import { stripVTControlCharacters } from 'node:util';

/** What a bundler says of a file that it cannot read, without the drawing around it. */
export interface BundlerError {
  message: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

const PLACE = /[╭┌][─-]+\[\s*(?<file>.+?):(?<line>\d+):(?<column>\d+)\s*\]/u;
/** Reads a message of the bundler; `undefined` if it is none with a place. */
export function readBundlerError(text: string): BundlerError | undefined {
  const plain = stripVTControlCharacters(text);
  const place = PLACE.exec(plain);
  const { file, line, column } = place?.groups ?? {};
  if (!place || file === undefined) return undefined;
  const above = plain.slice(0, place.index).trim().split('\n').at(-1) ?? '';
  return {
    message: endSentence(above.replace(/^(?:\w*Error: )?\[[A-Z_]+\] (?:Error: )?/u, '') || 'The file cannot be read'),
    file: file.replace(/\?.*$/u, ''),
    line: Number(line),
    column: Number(column),
  };
}

function endSentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
