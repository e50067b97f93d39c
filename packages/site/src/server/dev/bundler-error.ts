import { stripVTControlCharacters } from 'node:util';

/** A bundler's message about a file that it cannot parse, without the code frame around it. */
export interface BundlerError {
  /** What is wrong, as a sentence. */
  message: string;
  /** The file, as the bundler names it. */
  file?: string | undefined;
  /** Line, from 1. */
  line?: number | undefined;
  /** Column, as the bundler counts it. */
  column?: number | undefined;
}

const POSITION = /[╭┌][─-]+\[\s*(?<file>.+?):(?<line>\d+):(?<column>\d+)\s*\]/u;

/** Parses a message of the bundler; `undefined` if it contains no file position. */
export function parseBundlerError(text: string): BundlerError | undefined {
  const plain = stripVTControlCharacters(text);
  const position = POSITION.exec(plain);
  const { file, line, column } = position?.groups ?? {};
  if (!position || file === undefined) return undefined;
  const lineAbove = plain.slice(0, position.index).trim().split('\n').at(-1) ?? '';
  return {
    message: endSentence(
      lineAbove.replace(/^(?:\w*Error: )?\[[A-Z_]+\] (?:Error: )?/u, '') || 'The file cannot be read',
    ),
    file: file.replace(/\?.*$/u, ''),
    line: Number(line),
    column: Number(column),
  };
}

function endSentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
