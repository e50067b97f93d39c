import type { Converter } from './converter.ts';
import type { Edit } from './edits.ts';
import { endOf, startOf } from './parse-text.ts';
import type { Node } from './parse-text.ts';

const MARK = /(?:\/\/|\/\*|<!--|\{\/\*|#|--|;|%)[ \t]*highlight-(next-line|start|end)[ \t]*(?:\*\/\}?|-->)?[ \t]*$/u;

/** Languages that are aliases of another one. */
const LANGUAGES: Readonly<Record<string, string>> = { npm: 'bash', 'package-install': 'bash' };

/**
 * Converts the info string of a code block to `lang [file] {1,3}`, and comments that highlight lines to line numbers.
 */
export function convertCode(node: Extract<Node, { type: 'code' }>, { text, note }: Converter): Edit[] {
  const start = startOf(node);
  const opening = /^(`{3,}|~{3,})([^\n]*)/u.exec(text.slice(start, endOf(node)));
  if (!opening) return [];
  const [whole, fence = '', info = ''] = opening;
  const { lines, kept } = findMarks(node.value);
  const converted = convertInfo(info, lines);
  const edits: Edit[] = [];
  if (converted !== info) edits.push({ start: start + fence.length, end: start + whole.length, text: converted });
  if (lines.length > 0) {
    edits.push(...removeLines(text, start + whole.length + 1, kept));
    note(
      'changed',
      'code/marks',
      'Comments that highlight code lines were replaced by line numbers after the fence.',
      start,
    );
  }
  return edits;
}

/** Name of the tab of a code block in Fumadocs. */
const TAB = /(?:^|\s)tab=(?:"([^"]*)"|'([^']*)')/u;

/** Returns the caption of a code block: the name of its tab and its title. */
export function captionOf(tab: string | undefined, title: string | undefined): string {
  return [tab, title]
    .map((part) => part?.trim() ?? '')
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join(': ');
}

/** Converts the info string of a code block. */
function convertInfo(info: string, marked: readonly number[] = []): string {
  const [, before = '', language = ''] = /^(\s*)([^\s{[]*)/u.exec(info) ?? [];
  let rest = info.slice(before.length + language.length);
  const title = /(?:^|\s)(?:title|filename|file)=(?:"([^"]*)"|'([^']*)'|([^\s"'{]+))/u.exec(rest);
  if (title) rest = rest.replace(title[0], '');
  const tab = TAB.exec(rest);
  if (tab) rest = rest.replace(tab[0], '');
  const name = captionOf(tab?.[1] ?? tab?.[2], title?.[1] ?? title?.[2] ?? title?.[3]);
  rest = rest.replace(/:(?:no-)?line-numbers(?:=\d+)?/u, '');
  if (marked.length > 0) {
    const lineRange = /\{([\d\s,-]+)\}/u.exec(rest);
    const all = [...(lineRange ? [lineRange[1] ?? ''] : []), ...ranges(marked)].join(',');
    rest = `${lineRange ? rest.replace(lineRange[0], '') : rest} {${all}}`;
  }
  const plain = language.replace(/:(?:no-)?line-numbers(?:=\d+)?$/u, '');
  const mapped = LANGUAGES[plain] ?? plain;
  const filename = name === '' || rest.includes('[') ? '' : ` [${name.replaceAll(/[[\]]/gu, '')}]`;
  if (mapped === language && filename === '' && rest === info.slice(before.length + language.length)) return info;
  const tail = rest.trim();
  return `${before}${mapped === '' && filename !== '' ? 'txt' : mapped}${filename}${tail === '' ? '' : ` ${tail}`}`;
}

/** Returns the numbers of highlighted lines, and for each line whether it is kept. */
function findMarks(code: string): { lines: number[]; kept: boolean[] } {
  const lines: number[] = [];
  const kept: boolean[] = [];
  if (!code.includes('highlight-')) return { lines, kept };
  let count = 0;
  let isMarking = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const [, mark] = MARK.exec(line) ?? [];
    kept.push(mark === undefined);
    if (mark !== undefined) {
      if (mark === 'next-line') isNext = true;
      else isMarking = mark === 'start';
      continue;
    }
    count += 1;
    if (isMarking || isNext) lines.push(count);
    isNext = false;
  }
  return { lines, kept };
}

function ranges(lines: readonly number[]): string[] {
  const parts: [number, number][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else parts.push([line, line]);
  }
  return parts.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`));
}

function removeLines(text: string, start: number, kept: readonly boolean[]): Edit[] {
  let position = start;
  return kept.flatMap((stays) => {
    const end = text.indexOf('\n', position) + 1;
    const edit = { start: position, end, text: '' };
    position = end;
    return stays ? [] : [edit];
  });
}
