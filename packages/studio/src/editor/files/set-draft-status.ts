import { StudioProblem } from '../api/studio-client.ts';
import type { Documents } from '../documents/documents.ts';
import { deleteField, setField } from '../fields/patch/patch-fields.ts';
import { fieldFormatOf } from './field-format.ts';
import type { FileEntry } from './list-entries.ts';

/** `.draft` before the extension of a file name also marks a draft, as the field `draft` does. */
const DRAFT_SUFFIX = /\.draft(?=\.[^./]+$)/u;

/** Sets or removes the field `draft`; `undefined` if the fields cannot be changed. */
export function writeDraftField(text: string, path: string, isDraft: boolean): string | undefined {
  const format = fieldFormatOf(path);
  if (!format || format === 'csv') return undefined;
  const source = { text, format };
  if (isDraft) {
    const result = setField(source, ['draft'], true);
    return result.ok ? result.text : undefined;
  }
  const result = deleteField(source, ['draft']);
  // There is no such field, so nothing has to be removed.
  if (!result.ok && result.problem === 'no-such-field') return text;
  return result.ok ? result.text : undefined;
}

/**
 * Marks a page as a draft, which is hidden from visitors, or removes the mark. The change takes effect when it is
 * published.
 */
export async function setDraftStatus(
  documents: Pick<Documents, 'open' | 'textOf' | 'edit' | 'rename'>,
  { path, publishedPath }: FileEntry,
  isDraft: boolean,
): Promise<void> {
  if (publishedPath !== undefined) await documents.open(publishedPath);
  const text = documents.textOf(path) ?? '';
  const next = writeDraftField(text, path, isDraft);
  if (next === undefined) {
    throw new StudioProblem({
      code: 'fields/unreadable',
      message: `The fields of ${path} cannot be parsed.`,
      hint: 'Correct them under “Source” first.',
    });
  }
  documents.edit(path, next);
  if (!isDraft && DRAFT_SUFFIX.test(path)) documents.rename(path, path.replace(DRAFT_SUFFIX, ''));
}
