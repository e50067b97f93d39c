import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import type { YAMLParseError } from 'yaml';
import { ContentError } from '../errors.ts';

export interface FrontMatter {
  data: Record<string, unknown>;
  /** The text after the front matter. */
  content: string;
  /** Line of the file on which `content` starts, counted from 1. */
  contentLine: number;
  /** Line of each field, counted from 1. */
  lines: Record<string, number>;
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
  const yaml = rest.slice(0, closing.index);
  const content = rest.slice(closing.index + closing[0].length).replace(/^\r?\n/u, '');
  return { ...parseYaml(yaml, file), content, contentLine: countLines(text) - countLines(content) + 1 };
}

function parseYaml(yaml: string, file: string): Pick<FrontMatter, 'data' | 'lines'> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, schema: 'core', prettyErrors: false });
  // The opening fence is line 1 of the file.
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const [fault] = document.errors;
  if (fault) {
    throw new ContentError(
      'front-matter/yaml',
      `The front matter is not valid YAML: ${fault.message}.`,
      'Check the indentation and quote values that contain ": " or start with a special character.',
      { file, line: lineAt(faultOffset(fault, document)) },
    );
  }
  if (document.contents === null) return { data: {}, lines: {} };
  if (!isMap(document.contents)) {
    throw new ContentError(
      'front-matter/shape',
      'The front matter must be a list of fields.',
      'Write one "name: value" a line.',
      { file, line: 2 },
    );
  }
  const lines: Record<string, number> = {};
  for (const { key } of document.contents.items) {
    if (isScalar(key) && key.range) lines[String(key.value)] = lineAt(key.range[0]);
  }
  return { data: toData(document, file), lines };
}

/** Aliases are resolved only here: one that names nothing, or names too much, is a fault like any other. */
function toData(document: ReturnType<typeof parseDocument>, file: string): Record<string, unknown> {
  try {
    return document.toJS() as Record<string, unknown>;
  } catch (error) {
    throw new ContentError(
      'front-matter/alias',
      `The front matter cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
      'A value that starts with * is an alias in YAML: quote it.',
      { file, line: 2 },
    );
  }
}

/** A quote that is never closed is found at the end of the text; it helps to be shown where it was opened. */
function faultOffset({ code, pos: [offset] }: YAMLParseError, { contents }: ReturnType<typeof parseDocument>): number {
  if (code !== 'MISSING_CHAR' || !isMap(contents)) return offset;
  const starts = contents.items.map(({ key }) => (isScalar(key) ? (key.range?.[0] ?? 0) : 0));
  return Math.max(0, ...starts.filter((start) => start <= offset));
}

function countLines(text: string): number {
  return text.split('\n').length;
}
