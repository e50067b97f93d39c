import { ContentError } from '../errors.ts';
import { parseYaml } from './yaml.ts';
import type { FileData } from './yaml.ts';

export interface FrontMatter extends FileData {
  /** The text after the front matter. */
  content: string;
  /** Line of the file on which `content` starts, counted from 1. */
  contentLine: number;
}

const FENCE = /^---[ \t]*\r?\n/u;
const CLOSING = /^---[ \t]*$/mu;

/** YAML (and so JSON) between two `---` lines. It is data: no tag of it constructs anything. */
export function parseFrontMatter(text: string, file: string): FrontMatter {
  const clean = text.replace(/^\uFEFF/u, '');
  const opening = FENCE.exec(clean);
  if (!opening) return { data: {}, content: clean, contentLine: 1, lines: {} };
  const rest = clean.slice(opening[0].length);
  const closing = CLOSING.exec(rest);
  if (!closing) {
    throw new ContentError(
      'front-matter/open',
      'The front matter is never closed.',
      'Add a line with --- after its last field.',
      { file, line: 1 },
    );
  }
  // The opening fence is line 1 of the file.
  const fields = parseYaml(rest.slice(0, closing.index), file, { firstLine: 2, kind: 'front matter' });
  const content = rest.slice(closing.index + closing[0].length).replace(/^\r?\n/u, '');
  return { ...fields, content, contentLine: countLines(text) - countLines(content) + 1 };
}

function countLines(text: string): number {
  return text.split('\n').length;
}
