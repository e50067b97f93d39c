import { ContentError } from '../errors.ts';
import type { FilePosition } from '../errors.ts';
import { assertSafeData } from './safe-data.ts';
import type { FileData } from './yaml.ts';

/** Parses a JSON object, with the position of each of its fields. */
export function parseJson(text: string, file: string): FileData {
  const clean = text.replace(/^\uFEFF/u, '');
  const data = parseValue(clean, file);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new ContentError(
      'file/shape',
      'The file must contain one object.',
      'Write its fields between { and }. Put a list in a field, or each of its entries in a separate file.',
      { file, line: 1, column: 1 },
    );
  }
  assertSafeData(data, { file, line: 1, column: 1 });
  return { data: data as FileData['data'], ...positionsOf(clean, file) };
}

function parseValue(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = Number(/at position (\d+)/u.exec(message)?.[1] ?? text.length);
    const before = text.slice(0, offset).split('\n');
    throw new ContentError(
      'file/json',
      `The file is not valid JSON: ${message.replace(/(?: in JSON)? at position .*$/su, '')}.`,
      'Check quotes and commas near this line: JSON allows no comments and no comma after the last entry.',
      { file, line: before.length, column: (before.at(-1) ?? '').length + 1 },
    );
  }
}

const PARTS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]|\n/gu;

/**
 * Returns the positions of the fields, and of objects and texts in lists. The text is valid JSON, so only brackets,
 * commas, strings and lines matter.
 */
function positionsOf(text: string, file: string): Pick<FileData, 'lines' | 'columns'> {
  const lines: Record<string, number> = {};
  const columns: Record<string, number> = {};
  const outermost = new Set<string>();
  /** The objects and lists that contain the current position, outermost first: their path with a dot at its end, and the index in a list. */
  const enclosing: { path: string; index?: number }[] = [];
  let [line, begin, path] = [1, 0, ''];
  const setPosition = (column: number): void => {
    if (Object.hasOwn(lines, path) && enclosing.length > 1) return;
    lines[path] = line;
    columns[path] = column;
  };
  for (const { 0: part, 1: colon, index } of text.matchAll(PARTS)) {
    const innermost = enclosing.at(-1);
    const column = index - begin + 1;
    if (colon !== undefined) {
      const key = JSON.parse(part.slice(0, -colon.length)) as string;
      if (enclosing.length === 1 && outermost.has(key)) throw repeatedKey(key, { file, line, column });
      if (enclosing.length === 1) outermost.add(key);
      path = `${innermost?.path ?? ''}${key}`;
      setPosition(column);
    } else if (part === '}' || part === ']') enclosing.pop();
    else if (part === ',' && innermost?.index !== undefined) innermost.index += 1;
    else if (part !== ',' && part !== '\n') {
      if (innermost?.index !== undefined) {
        path = `${innermost.path}${innermost.index}`;
        setPosition(column);
      }
      if (part === '{') enclosing.push({ path: innermost ? `${path}.` : '' });
      else if (part === '[') enclosing.push({ path: `${path}.`, index: 0 });
    }
    if (part.includes('\n')) begin = index + part.lastIndexOf('\n') + 1;
    line += part.split('\n').length - 1;
  }
  return { lines, columns };
}

function repeatedKey(key: string, position: FilePosition): ContentError {
  return new ContentError('file/json', `The field "${key}" is given twice.`, 'Keep one of the two.', position);
}
