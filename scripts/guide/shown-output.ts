import { stripVTControlCharacters } from 'node:util';

/** Placeholder for output lines that a page omits. */
const OMITTED = '…';

/**
 * Looks for the output shown in a page in the actual output: the same lines in the same order, ignoring values that
 * change with each run. Returns the first part that is missing.
 */
export function findMissing(expected: string, actual: string): string | undefined {
  let rest = `\n${normaliseOutput(actual)}\n`;
  return expected.split(`\n${OMITTED}\n`).find((part) => {
    const searched = `\n${normaliseOutput(part)}\n`;
    const at = rest.indexOf(searched);
    rest = rest.slice(at + searched.length - 1);
    return at === -1;
  });
}

/** Removes colours and trailing spaces, and replaces all durations with the same value. */
function normaliseOutput(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll(/[ \t\r]+$/gmu, '')
    .replaceAll(/\b\d+(?:\.\d+)? ?(?:ms|s)\b/gu, '0 s');
}

/** Extracts the text of an HTML page, without elements, scripts and styles. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<(?:script|style)\b.*?<\/(?:script|style)>|<!--.*?-->|<[^>]+>/gsu, '')
    .replaceAll(/\s+/gu, ' ');
}
