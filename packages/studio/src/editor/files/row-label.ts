import { nameOf } from '../../paths/relative-path.ts';
import { fill } from '../messages/fill.ts';
import type { EditorMessages } from '../messages/messages.tsx';
import type { FileEntry } from './list-entries.ts';
import type { Row } from './visible-rows.ts';

/** The title of a file, or its name if it has none. */
export function labelOfFile({ title, path }: FileEntry): string {
  return title ?? nameOf(path);
}

/** The label of a row. */
export function labelOfRow(row: Row, messages: EditorMessages['files']): string {
  if (row.kind === 'more') return fill(messages.more, { count: row.hidden });
  return row.kind === 'file' ? labelOfFile(row.node.entry) : row.node.label;
}
