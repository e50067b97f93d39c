import type { DraftFile } from '../drafts/draft-file.ts';
import { isObject } from '../fields/patch/field-edit.ts';
import { fieldFormatOf } from './field-format.ts';
import { readFields } from '../fields/patch/read-fields.ts';

/** Details of an unpublished text that the list of files shows. */
export interface DraftDetails {
  title: string | undefined;
  /** Whether the field `draft` is set. */
  isDraft: boolean;
}

/** Drafts are replaced, never mutated, so each of them is read only once. */
const detailsByDraft = new WeakMap<DraftFile, DraftDetails>();

/** Reads the details of a draft; the result is cached. */
export function detailsOfDraft(draft: DraftFile): DraftDetails {
  const details = detailsByDraft.get(draft) ?? readDetails(draft);
  detailsByDraft.set(draft, details);
  return details;
}

function readDetails({ path, text = '' }: DraftFile): DraftDetails {
  const format = fieldFormatOf(path);
  const fields = format && format !== 'csv' ? readFields({ text, format }) : undefined;
  const value = fields?.ok === true && isObject(fields.value) ? fields.value : {};
  const title = typeof value['title'] === 'string' ? value['title'].trim() : '';
  return { title: title === '' ? undefined : title, isDraft: value['draft'] === true };
}
