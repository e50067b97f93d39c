import { stripVTControlCharacters } from 'node:util';

/** Placeholder for output lines that a page omits. */
const LEFT_OUT = '…';

/**
 * Looks for the output shown in a page in the actual output: the same lines in the same order, ignoring values that
 * change with each run. Returns the first part that is missing.
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

/** Removes colours and trailing spaces, and replaces all durations with the same value. */
function tidy(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(/[ \t\r]+$/gmu, '')
    .replaceAll(/\b\d+(?:\.\d+)? ?(?:ms|s)\b/gu, '0 s');
}

/** Extracts the text of an HTML page, without elements, scripts and styles. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<(?:script|style)\b.*?<\/(?:script|style)>|<!--.*?-->|<[^>]+>/gsu, '')
    .replaceAll(/\s+/gu, ' ');
}
