import { readFileSync } from 'node:fs';

/** A code block in a page. */
export interface Fence {
  /** Line number of its first line of code, counted from 1. */
  line: number;
  language: string;
  /** File name from `[content.config.ts]` after the language. */
  file: string | undefined;
  code: string;
}

const OPENING = /^(?<indent> *)(?<marks>`{3,})(?<info>[^`]*)$/u;

/** Reads the code blocks of a page. A fence inside a longer fence is part of an example, not a separate block. */
export function readFences(page: string): Fence[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  const fences: Fence[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { indent = '', marks, info = '' } = OPENING.exec(lines[at] ?? '')?.groups ?? {};
    if (marks === undefined) continue;
    const end = lines.findIndex((line, index) => index > at && line.trimEnd() === indent + marks);
    if (end === -1) throw new Error(`${page}:${at + 1}: This code block is not closed.`);
    fences.push({
      line: at + 2,
      language: /^\S*/u.exec(info)?.[0] ?? '',
      file: /\[(?<name>[^\]]+)\]/u.exec(info)?.groups?.['name'],
      code: lines
        .slice(at + 1, end)
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n'),
    });
    at = end;
  }
  return fences;
}
