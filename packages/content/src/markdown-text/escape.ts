/**
 * Signs that would mean something, wherever they stand in a sentence. Braces and colons do to this
 * parser alone, dollars to many, the rest to every reader of markdown.
 */
const ANYWHERE =
  /[\\`*[\]~${]|<(?!\s)|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<![^\s*_[(]):(?=[\w$])|(?<![\w:]):(?=[\w+-]+:)|:(?=\/\/)|(?<=www)\./gu;

/** Signs that mean something at the beginning of a line. */
const LINE_START = /^(?:#(?=#{0,5}(?:\s|$))|>|[-+](?=\s|$)|-(?=[-:|\s]*$)|=(?==*\s*$)|:(?=[:\s|-])|\|)/u;
const NUMBER_START = /^(\d{1,9})([.)])(?=\s|$)/u;

/** Words that stay words when they are read as markdown. */
export function escapeText(text: string): string {
  return text.replaceAll(ANYWHERE, String.raw`\$&`);
}

/** What is left to do once a whole block is written: no line of it may be blank, or begin as something else. */
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

/** An address as it stands between the brackets of a link. */
export function escapeAddress(address: string): string {
  const safe = address.replaceAll(/[\s<>]/gu, (sign) => encodeURIComponent(sign));
  // Without a partner, a bracket would end the link.
  return safe.replaceAll(/[()\\]/gu, (sign) => (sign === '\\' ? '%5C' : `\\${sign}`));
}
