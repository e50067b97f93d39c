import { formerPathKey, isFormerPath } from '@recto/content';
import { isObject } from '../../fields/patch/field-edit.ts';
import { deleteField, insertItem, removeItem, setField } from '../../fields/patch/patch-fields.ts';
import { readFields } from '../../fields/patch/read-fields.ts';
import type { Tree } from '../../studio.ts';
import { fieldFormatOf } from '../field-format.ts';
import type { FileEntry } from '../list-entries.ts';

/** Field with the former paths of a page. The site redirects them to the page. */
const FIELD = 'redirectFrom';

/** Change of the former paths of a page that is moved. */
export interface FormerPathChange {
  /** The published path that the page loses. */
  add?: string;
  /** The new path of the page, which must not be a former path any more. */
  remove: string;
}

/**
 * Determines the change for a page with a new route; `undefined` if the file is not a page. Nothing is added if the
 * page was not visible to visitors or keeps its route.
 */
export function findFormerPathChange(
  { publishedPath, draft }: Pick<FileEntry, 'publishedPath' | 'draft'>,
  route: string | undefined,
  { files, locales }: Pick<Tree, 'files' | 'locales'>,
): FormerPathChange | undefined {
  if (route === undefined) return undefined;
  const published = files.find(({ path }) => path === publishedPath);
  const wasVisible = published?.kind === 'page' && published.draft !== true && draft !== true;
  const former = wasVisible && published.route !== route ? published.route : undefined;
  const add = former === undefined ? undefined : withoutLocale(former, locales);
  return {
    ...(add !== undefined && isFormerPath(add) && { add }),
    remove: withoutLocale(route, locales),
  };
}

/** Former paths are written without the language, which is that of the file. */
function withoutLocale(route: string, locales: readonly string[]): string {
  const [, first = '', ...rest] = route.split('/');
  return locales.length > 1 && locales.includes(first) ? `/${rest.join('/')}` : route;
}

/**
 * Writes the change into the fields of a text and keeps all other bytes; `undefined` if the fields cannot be changed.
 */
export function writeFormerPaths(text: string, path: string, { add, remove }: FormerPathChange): string | undefined {
  const format = fieldFormatOf(path);
  const read = format && format !== 'csv' ? readFields({ text, format }) : undefined;
  const fields = read?.ok === true && isObject(read.value) ? read.value : undefined;
  const value = fields?.[FIELD] ?? undefined;
  if (add === undefined && value === undefined) return text;
  if (!format || !fields || (value !== undefined && !isTextList(value))) return undefined;
  const source = { text, format };
  const list = value ?? [];
  const isNew = add !== undefined && !list.some((one) => isSamePath(one, add));
  const index = list.findIndex((one) => isSamePath(one, remove));
  if (index !== -1) {
    const result = list.length === 1 && !isNew ? deleteField(source, [FIELD]) : removeItem(source, [FIELD], index);
    return result.ok ? writeFormerPaths(result.text, path, { ...(add !== undefined && { add }), remove }) : undefined;
  }
  if (!isNew) return text;
  const result = list.length === 0 ? setField(source, [FIELD], [add]) : insertItem(source, [FIELD], add, list.length);
  return result.ok ? result.text : undefined;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isSamePath(one: string, other: string): boolean {
  return formerPathKey(one) === formerPathKey(other);
}
