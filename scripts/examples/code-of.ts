import type { Fence } from './read-fences.ts';

/** Languages in which the code itself is prose. */
const PROSE = new Set(['md', 'yaml', 'csv', 'mermaid', 'html']);

/** What of a fence is the same in every language: all but the words that people read. */
export function codeOf({ language, file, code }: Fence): { language: string; file: string | undefined; code: string } {
  return { language, file: nameOf(file), code: PROSE.has(language) ? '' : withoutWords(code, language) };
}

/** The name of a file stays, apart from the folder of its language. A title without a dot is a word. */
function nameOf(file: string | undefined): string | undefined {
  return file?.includes('.') ? file.replace(/^(?<folder>content\/)?[a-z]{2}(?:_[a-z]{2})?\//u, '$<folder>') : undefined;
}

function withoutWords(code: string, language: string): string {
  switch (language) {
    case 'ts':
    case 'tsx':
      return code
        .replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/ [^\n]*/gmsu, '')
        .replaceAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/gu, sayNothing)
        .replaceAll(/(?<=>)[^<>{}\n]*(?=<\/)/gu, '');
    case 'json':
      return code.replaceAll(/(?<=: )"[^"\n]*"/gu, sayNothing);
    case 'bash':
      return code.replaceAll(/ *#.*$/gmu, '');
    default:
      return code;
  }
}

/** Names and addresses are written without a space and a capital; what is not is a sentence. */
function sayNothing(text: string): string {
  return /^.[a-z@./][^\s]*$/u.test(text) ? text : '""';
}
