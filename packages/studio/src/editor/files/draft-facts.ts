import type { DraftFile } from '../drafts/draft-file.ts';
import { isObject } from '../fields/patch/field-edit.ts';
import { formatOf } from './field-format.ts';
import { readFields } from '../fields/patch/read-fields.ts';

/** What the list of files shows of a text that is not published. */
export interface DraftFacts {
  title: string | undefined;
  /** The fields say that it is a draft. */
  isDraft: boolean;
}

/** Drafts are replaced, not changed: each of them is read once. */
const known = new WeakMap<DraftFile, DraftFacts>();

export function factsOfDraft(draft: DraftFile): DraftFacts {
  const facts = known.get(draft) ?? readFacts(draft);
  known.set(draft, facts);
  return facts;
}

function readFacts({ path, text = '' }: DraftFile): DraftFacts {
  const format = formatOf(path);
  const fields = format && format !== 'csv' ? readFields({ text, format }) : undefined;
  const value = fields?.ok === true && isObject(fields.value) ? fields.value : {};
  const title = typeof value['title'] === 'string' ? value['title'].trim() : '';
  return { title: title === '' ? undefined : title, isDraft: value['draft'] === true };
}
