import { stripVTControlCharacters } from 'node:util';

/** Stands for lines that a page leaves out. */
const LEFT_OUT = '…';

/**
 * Finds what a page shows in what was really said: the same lines, one after another, apart from what is different each
 * time. Gives the first part that is not there.
 */
export function findMissing(shown: string, said: string): string | undefined {
  let rest = `\n${tidy(said)}\n`;
  return shown.split(`\n${LEFT_OUT}\n`).find((part) => {
    const wanted = `\n${tidy(part)}\n`;
    const at = rest.indexOf(wanted);
    rest = rest.slice(at + wanted.length - 1);
    return at === -1;
  });
}

/** No colours, no spaces at the ends of lines, and every time is the same. */
function tidy(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(/[ \t\r]+$/gmu, '')
    .replaceAll(/\b\d+(?:\.\d+)? ?(?:ms|s)\b/gu, '0 s');
}

/** What a visitor reads of a page: its words, without elements. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<(?:script|style)\b.*?<\/(?:script|style)>|<!--.*?-->|<[^>]+>/gsu, '')
    .replaceAll(/\s+/gu, ' ');
}
