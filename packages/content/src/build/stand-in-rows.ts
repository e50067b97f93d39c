import { findFrontMatter } from '../parse/front-matter.ts';
import type { FileBuilder } from './file-builder.ts';
import type { Task } from './list-tasks.ts';
import type { PackedResult, PackedRow } from './packed-row.ts';

/** Whether the rows are those of the file, and only addresses in them lead nowhere. */
export function areComplete({ rows, faults }: Pick<PackedResult, 'rows' | 'faults'>): boolean {
  return rows.length > 0 && faults.every(({ code }) => code === 'asset/missing');
}

/**
 * While developing: what is shown of a file with faults that has no good state in the database. The state that an earlier
 * run has cached, else the document without the fields that are wrong. Where these are required there is nothing: a row
 * without them could break the pages that list it.
 */
export async function findStandIn(
  task: Task,
  faults: PackedResult['faults'],
  builder: FileBuilder,
): Promise<readonly PackedRow[]> {
  const last = builder.last(task);
  if (last.length > 0 || !task.file.endsWith('.md')) return last;
  const text = new TextDecoder().decode(await task.read());
  const written = new TextEncoder().encode(withoutFaults(text, faults));
  // Another name, so that it is not taken for the last good state of the file.
  const result = await builder.build({ ...task, file: `stand-in/${task.file}`, read: async () => written });
  return areComplete(result) ? result.rows : [];
}

function withoutFaults(text: string, faults: PackedResult['faults']): string {
  if (faults.some(({ code }) => code.startsWith('front-matter/'))) return withTitleOnly(text);
  const lines = text.split('\n');
  for (const { code, line } of faults) if (code === 'field/invalid' && line !== undefined) dropField(lines, line);
  return lines.join('\n');
}

/** The text of a document whose front matter cannot be read, under the title in it. */
function withTitleOnly(text: string): string {
  const title = /^title:\s*["']?(.+?)["']?\s*$/mu.exec(text)?.[1] ?? '';
  return `---\ntitle: ${JSON.stringify(title)}\n---\n${proseOf(text)}`;
}

function proseOf(text: string): string {
  try {
    return text.slice(findFrontMatter(text, '').content);
  } catch {
    // It is never closed: what begins after an empty line is prose.
    return text.replace(/^[\s\S]*?\n\s*\n/u, '');
  }
}

/** Empties the lines of a field: its own, and those that are indented below it. */
function dropField(lines: string[], line: number): void {
  // The first line is the fence.
  if (line === 1) return;
  for (let index = line - 1; index < lines.length; index += 1) {
    if (index > line - 1 && /^\S/u.test(lines[index] ?? '')) return;
    lines[index] = '';
  }
}
