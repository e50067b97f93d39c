import { LineCounter, isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { YAMLParseError } from 'yaml';
import { ContentError } from '../errors.ts';
import { assertSafeData } from './safe-data.ts';

/** The fields of a file with their positions, counted from 1. */
export interface FileData {
  /** Values of the fields. */
  data: Record<string, unknown>;
  /** Line of each field, and of nested fields and list items by their path, for example `links.0.to`. */
  lines: Record<string, number>;
  /** Column of each value, or of the field if its value begins on another line. */
  columns: Record<string, number>;
}

/** Options of `parseYaml`. */
export interface YamlOptions {
  /**
   * Line of the file on which the text starts.
   * @default 1
   */
  firstLine?: number;
  /** What the text is part of; used in messages and as the first part of error codes. */
  kind?: 'file' | 'front matter' | 'component';
}

type Yaml = ReturnType<typeof parseDocument>;

/** Parses YAML (which includes JSON) to data. Unknown tags, such as `!!js/function`, are ignored. */
export function parseYaml(text: string, file: string, options: YamlOptions = {}): FileData {
  const { firstLine = 1, kind = 'file' } = options;
  const code = kind.replace(' ', '-');
  const counter = new LineCounter();
  const document = parseDocument(text.replace(/^\uFEFF/u, ''), {
    lineCounter: counter,
    schema: 'core',
    // Without this, tags such as `!!binary` create objects that are not data.
    resolveKnownTags: false,
    prettyErrors: false,
    // Prevents warnings about unknown tags in the terminal.
    logLevel: 'error',
  });
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  if (error) {
    const offset = errorOffset(error, document);
    throw new ContentError(
      `${code}/yaml`,
      `The ${kind} is not valid YAML: ${error.message}.`,
      'Check the indentation and quote values that contain ": " or start with a special character.',
      { file, line: lineAt(offset), column: counter.linePos(offset).col },
    );
  }
  if (document.contents === null) return { data: {}, lines: {}, columns: {} };
  if (!isMap(document.contents)) {
    throw new ContentError(
      `${code}/shape`,
      `The ${kind} must be a list of fields.`,
      'Write one "name: value" per line.',
      { file, line: firstLine, column: 1 },
    );
  }
  const data = toData(document, { file, line: firstLine, column: 1, kind });
  assertSafeData(data, { file, line: firstLine, column: 1 });
  // A field with dots in its name has precedence over a nested field with the same path.
  const positions = positionsIn(document.contents, '', counter).toSorted((one, other) => other.depth - one.depth);
  return {
    data,
    lines: Object.fromEntries(positions.map(({ path, line }) => [path, line + firstLine - 1])),
    columns: Object.fromEntries(positions.map(({ path, column }) => [path, column])),
  };
}

interface FieldPosition {
  path: string;
  depth: number;
  line: number;
  column: number;
}

/** Returns the positions of the fields and list items in a node. */
function positionsIn(node: unknown, parent: string, counter: LineCounter, depth = 0): FieldPosition[] {
  if (!isMap(node) && !isSeq(node)) return [];
  return node.items.flatMap((item, index) => {
    const [key, value] = isPair(item) ? [item.key, item.value] : [item, item];
    if (!isNode(key) || (isPair(item) && !isScalar(key))) return [];
    const path = `${parent}${isPair(item) && isScalar(key) ? String(key.value) : index}`;
    const start = counter.linePos(key.range?.[0] ?? 0);
    const position = isNode(value) ? counter.linePos(value.range?.[0] ?? 0) : start;
    const column = position.line === start.line ? position.col : start.col;
    return [{ path, depth, line: start.line, column }, ...positionsIn(value, `${path}.`, counter, depth + 1)];
  });
}

/** Converts a document to data. Aliases are resolved here, so unknown or excessive aliases are reported here. */
function toData(
  document: Yaml,
  { kind, ...position }: { kind: string; file: string; line: number; column: number },
): FileData['data'] {
  try {
    return document.toJS() as FileData['data'];
  } catch (error) {
    throw new ContentError(
      `${kind.replace(' ', '-')}/alias`,
      `The ${kind} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
      'A value that starts with * is an alias in YAML: quote it.',
      position,
    );
  }
}

/** Returns the offset of an error. An unclosed quote is reported where its field begins, not at the end of the text. */
function errorOffset({ code, pos: [offset] }: YAMLParseError, { contents }: Yaml): number {
  if (code !== 'MISSING_CHAR' || !isMap(contents)) return offset;
  const starts = contents.items.map(({ key }) => (isScalar(key) ? (key.range?.[0] ?? 0) : 0));
  return Math.max(0, ...starts.filter((start) => start <= offset));
}
