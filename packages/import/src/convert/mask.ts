/** Masks text that a parser cannot handle: replaces it with spaces, so that all offsets stay the same. */

/** Replaces all matches of a pattern with spaces; line ends are kept. */
export function maskMatches(text: string, pattern: RegExp): string {
  return text.replaceAll(pattern, (match) => match.replaceAll(/[^\n]/gu, (character) => ' '.repeat(character.length)));
}

/** Like `maskMatches`, but skips code blocks and inline code. */
export function maskOutsideCode(text: string, pattern: RegExp): string {
  const code = findCode(text);
  let result = '';
  let position = 0;
  for (const [start, end] of code) {
    result += maskMatches(text.slice(position, start), pattern) + text.slice(start, end);
    position = end;
  }
  return result + maskMatches(text.slice(position), pattern);
}

const FENCE = /^([ \t>]*(?:[-*+]|\d+[.)])?[ \t]*)(`{3,}|~{3,})([^\n]*)$/u;

/** Returns the ranges of code blocks and inline code. */
export function findCode(text: string): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  let open: { fence: string; start: number } | undefined;
  let position = 0;
  let textStart = 0;
  for (const line of text.split('\n')) {
    const [, , fence = '', info = ''] = FENCE.exec(line) ?? [];
    if (open) {
      if (fence.startsWith(open.fence) && info.trim() === '') {
        ranges.push([open.start, position + line.length]);
        open = undefined;
        textStart = position + line.length;
      }
    } else if (fence !== '' && !(fence.startsWith('`') && info.includes('`'))) {
      ranges.push(...findInlineCode(text, textStart, position));
      open = { fence, start: position };
    }
    position += line.length + 1;
  }
  if (open) ranges.push([open.start, text.length]);
  else ranges.push(...findInlineCode(text, textStart, text.length));
  return ranges;
}

function findInlineCode(text: string, start: number, end: number): [number, number][] {
  return [...text.slice(start, end).matchAll(/(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/gu)].map(
    (match) => [start + match.index, start + match.index + match[0].length],
  );
}

const COMMENT = /<!--[\s\S]*?-->/gu;
const HEADING_ID = /(?<=^[ \t>]*#{1,6} .*)\{#[\w.:\p{L}-]+\}(?=[ \t]*$)/gmu;
const MATH =
  /(?<=^|\n)[ \t]*\$\$[\s\S]*?\$\$|\$\$[^$\n]+\$\$|(?<![\\$\w])\$(?=[^\s$])(?:[^$\n\\]|\\.|\n(?![ \t]*\n))*?(?<=[^\s])\$(?![\d$])/gu;

/** Attributes at the end of the opening line of a container. */
const CONTAINER_ATTRIBUTES = /(?<=^[ \t>]*:{3,}[ \t]*[\w-]+(?:\[[^\]\n]*\])?[ \t]*)\{[^}\n]*\}(?=[ \t]*$)/gmu;

/** Masks attributes of containers, whose braces MDX would parse. */
export function maskContainers(text: string): string {
  return maskOutsideCode(text, CONTAINER_ATTRIBUTES);
}

/** Masks HTML comments, which MDX does not support. */
export function maskComments(text: string): string {
  return maskOutsideCode(text, COMMENT);
}

/** Masks heading ids such as `## Title {#id}`, which MDX would parse as expressions. */
export function maskHeadingIds(text: string): string {
  return maskOutsideCode(text, HEADING_ID);
}

/** Masks formulas, whose braces MDX would parse as expressions. */
export function maskMath(text: string): string {
  return maskOutsideCode(text, MATH);
}
