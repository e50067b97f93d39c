/**
 * Characters with a meaning anywhere in a paragraph. Braces and colons have a meaning only in this parser, dollar signs
 * in many, and the others in all markdown parsers.
 */
const ANYWHERE =
  /[\\`*[\]~${]|<(?!\s)|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<![^\s*_[(]):(?=[\w$])|(?<![\w:]):(?=[\w+-]+:)|:(?=\/\/)|(?<=www)\./gu;

/** Characters with a meaning at the start of a line. */
const LINE_START = /^(?:#(?=#{0,5}(?:\s|$))|>|[-+](?=\s|$)|-(?=[-:|\s]*$)|=(?==*\s*$)|:(?=[:\s|-])|\|)/u;
const NUMBER_START = /^(\d{1,9})([.)])(?=\s|$)/u;

/** Escapes text so that markdown parsers read it as plain text. */
export function escapeText(text: string): string {
  return text.replaceAll(ANYWHERE, String.raw`\$&`);
}

/** Escapes the lines of a block: none may be blank or start another block. */
export function escapeBlock(text: string): string {
  const lines = text.split('\n').map(escapeLine);
  return lines.filter((line) => line !== '').join('\n');
}

function escapeLine(line: string): string {
  return line
    .trim()
    .replace(LINE_START, String.raw`\$&`)
    .replace(NUMBER_START, String.raw`$1\$2`);
}

/** Escapes a URL for the parentheses of a link. */
export function escapeUrl(url: string): string {
  const safe = url.replaceAll(/[\s<>]/gu, (character) => encodeURIComponent(character));
  // An unbalanced parenthesis would end the link.
  return safe.replaceAll(/[()\\]/gu, (character) => (character === '\\' ? '%5C' : `\\${character}`));
}
