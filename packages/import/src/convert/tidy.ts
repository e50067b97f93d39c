import { findCode } from './mask.ts';

/** Collapses the blank lines left by removed lines, except in code. */
export function tidy(text: string): string {
  const code = findCode(text);
  let result = '';
  let position = 0;
  for (const [start, end] of code) {
    result += collapse(text.slice(position, start)) + text.slice(start, end);
    position = end;
  }
  return `${(result + collapse(text.slice(position))).replace(/^\s*\n/u, '').trimEnd()}\n`;
}

function collapse(text: string): string {
  return text.replaceAll(/\n(?:[ \t]*\n){2,}/gu, '\n\n');
}
