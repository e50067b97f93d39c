import type { Fence } from './read-fences.ts';

/** Languages whose code is prose that translators may change. */
const PROSE = new Set(['md', 'yaml', 'csv', 'mermaid', 'html']);

/** Returns the parts of a code block that must be the same in every translation: all but comments and prose. */
export function comparableCode({ language, file, code }: Fence): {
  language: string;
  file: string | undefined;
  code: string;
} {
  return { language, file: nameOf(file), code: PROSE.has(language) ? '' : withoutProse(code, language) };
}

/** Removes the locale folder from a file name. A name without a dot is a title, which may be translated. */
function nameOf(file: string | undefined): string | undefined {
  return file?.includes('.') ? file.replace(/^(?<folder>content\/)?[a-z]{2}(?:_[a-z]{2})?\//u, '$<folder>') : undefined;
}

function withoutProse(code: string, language: string): string {
  switch (language) {
    case 'ts':
    case 'tsx':
      return code
        .replaceAll(/\/\*.*?\*\/|(?<=^|\s)\/\/ [^\n]*/gmsu, '')
        .replaceAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/gu, emptyProse)
        .replaceAll(/(?<=>)[^<>{}\n]*(?=<\/)/gu, '');
    case 'json':
      return code.replaceAll(/(?<=: )"[^"\n]*"/gu, emptyProse);
    case 'bash':
      return code.replaceAll(/ *#.*$/gmu, '');
    default:
      return code;
  }
}

/** Empties strings that are prose. A string without spaces that begins with a lower-case letter is a name or path. */
function emptyProse(text: string): string {
  return /^.[a-z@./][^\s]*$/u.test(text) ? text : '""';
}
