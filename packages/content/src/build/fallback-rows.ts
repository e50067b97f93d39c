import type { FileBuilder } from './file-builder.ts';
import type { Task } from './list-tasks.ts';
import type { PackedResult, PackedRow } from './packed-row.ts';

/** Whether the rows are valid except for broken links and images. */
export function hasOnlyBrokenLinks({ rows, errors }: Pick<PackedResult, 'rows' | 'errors'>): boolean {
  return rows.length > 0 && errors.every(({ code }) => code === 'asset/missing');
}

/**
 * In development, finds rows for a file with errors that has no valid rows in the database: the valid rows that an
 * earlier run has cached, or the rows of the document without its invalid fields. There are none if a required field is
 * invalid, because a row without it could break pages that list it.
 */
export async function findFallbackRows(
  task: Task,
  errors: PackedResult['errors'],
  builder: FileBuilder,
): Promise<readonly PackedRow[]> {
  const last = builder.lastRows(task);
  if (last.length > 0 || !task.file.endsWith('.md')) return last;
  const text = new TextDecoder().decode(await task.read());
  const bytes = new TextEncoder().encode(await withoutInvalidFields(text, errors));
  // A different file name, so that the result is not cached as the last valid version of the file.
  const result = await builder.build({ ...task, file: `stand-in/${task.file}`, read: async () => bytes });
  return hasOnlyBrokenLinks(result) ? result.rows : [];
}

async function withoutInvalidFields(text: string, errors: PackedResult['errors']): Promise<string> {
  if (errors.some(({ code }) => code.startsWith('front-matter/'))) return await withTitleOnly(text);
  const lines = text.split('\n');
  for (const { code, line } of errors) if (code === 'field/invalid' && line !== undefined) dropField(lines, line);
  return lines.join('\n');
}

/** Reduces front matter that cannot be parsed to its title. */
async function withTitleOnly(text: string): Promise<string> {
  const title = /^title:\s*["']?(.+?)["']?\s*$/mu.exec(text)?.[1] ?? '';
  return `---\ntitle: ${JSON.stringify(title)}\n---\n${await proseOf(text)}`;
}

async function proseOf(text: string): Promise<string> {
  // Loaded on demand, because only files with errors need it.
  const { findFrontMatter } = await import('../parse/front-matter.ts');
  try {
    return text.slice(findFrontMatter(text, '').content);
  } catch {
    // The front matter is not closed: text after the first empty line is the body.
    return text.replace(/^[\s\S]*?\n\s*\n/u, '');
  }
}

/** The first line of a field that is not nested, or the delimiter of the front matter. */
const OUTERMOST = /^(?:---[ \t]*$|[^\s#-])/u;

/** Empties the lines of the outermost field that contains a line. */
function dropField(lines: string[], line: number): void {
  // The first line is the delimiter of the front matter.
  if (line === 1) return;
  const first = lines.slice(0, line).findLastIndex((text) => OUTERMOST.test(text));
  const after = lines.findIndex((text, index) => index > first && OUTERMOST.test(text));
  lines.fill('', first, after);
}
