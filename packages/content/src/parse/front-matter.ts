import { ContentError } from '../errors.ts';
import { parseYaml } from './yaml.ts';
import type { FileData } from './yaml.ts';

/** The parsed front matter of a file and the text after it. */
export interface FrontMatter extends FileData {
  /** The text after the front matter. */
  content: string;
  /** Line of the file on which `content` starts, counted from 1. */
  contentLine: number;
}

const OPENING_FENCE = /^---[ \t]*\r?\n/u;
const CLOSING_FENCE = /^---[ \t]*$/mu;

/** Offsets of the front matter and of the text after it. */
export interface FrontMatterRange {
  /** The text between the two `---` lines; `undefined` if there is no front matter. */
  fields?: { start: number; end: number };
  /** Start of the text after the front matter. */
  content: number;
}

/** Finds the front matter without parsing it. */
export function findFrontMatter(text: string, file: string): FrontMatterRange {
  const bomLength = text.startsWith('\uFEFF') ? 1 : 0;
  const withoutBom = text.slice(bomLength);
  const opening = OPENING_FENCE.exec(withoutBom);
  if (!opening) return { content: bomLength };
  const rest = withoutBom.slice(opening[0].length);
  const closing = CLOSING_FENCE.exec(rest);
  if (!closing) {
    throw new ContentError(
      'front-matter/open',
      'The front matter is never closed.',
      'Add a line with --- after its last field.',
      { file, line: 1, column: 1 },
    );
  }
  const start = bomLength + opening[0].length;
  const after = closing.index + closing[0].length;
  const lineEnd = /^\r?\n/u.exec(rest.slice(after))?.[0].length ?? 0;
  return { fields: { start, end: start + closing.index }, content: start + after + lineEnd };
}

/** Parses YAML (which includes JSON) between two `---` lines. Unknown tags, such as `!!js/function`, are ignored. */
export function parseFrontMatter(text: string, file: string): FrontMatter {
  const { fields, content: start } = findFrontMatter(text, file);
  const content = text.slice(start);
  if (!fields) return { data: {}, content, contentLine: 1, lines: {}, columns: {} };
  // The opening fence is line 1 of the file.
  const parsed = parseYaml(text.slice(fields.start, fields.end), file, { firstLine: 2, kind: 'front matter' });
  return { ...parsed, content, contentLine: countLines(text) - countLines(content) + 1 };
}

function countLines(text: string): number {
  return text.split('\n').length;
}
