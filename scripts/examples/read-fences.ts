import { readFileSync } from 'node:fs';

/** A block of code in a page. */
export interface Fence {
  /** Line of its first line of code, counted from 1. */
  line: number;
  language: string;
  /** The file it is, as `[content.config.ts]` behind the language says. */
  file: string | undefined;
  code: string;
}

const OPENING = /^(?<indent> *)(?<marks>`{3,})(?<info>[^`]*)$/u;

/** The blocks of code that a reader sees. A fence inside a longer fence is part of an example, not one of its own. */
export function readFences(page: string): Fence[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  const fences: Fence[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const { indent = '', marks, info = '' } = OPENING.exec(lines[at] ?? '')?.groups ?? {};
    if (marks === undefined) continue;
    const end = lines.findIndex((line, index) => index > at && line.trimEnd() === indent + marks);
    if (end === -1) throw new Error(`${page}:${at + 1}: this fence is never closed.`);
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
