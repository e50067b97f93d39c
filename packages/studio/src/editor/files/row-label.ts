import { fill } from '../messages/fill.ts';
import type { EditorMessages } from '../messages/messages.tsx';
import type { FileEntry } from './list-entries.ts';
import type { Row } from './visible-rows.ts';

/** The title of a file, or its name if it has none. */
export function labelOf({ title, path }: FileEntry): string {
  return title ?? nameOf(path);
}

/** The last segment of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The label of a row. */
export function labelOfRow(row: Row, messages: EditorMessages['files']): string {
  if (row.kind === 'more') return fill(messages.more, { count: row.hidden });
  return row.kind === 'file' ? labelOf(row.node.entry) : row.node.label;
}
