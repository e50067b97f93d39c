import { formerPathKey, isFormerPath } from '@recto/content';
import { isObject } from '../../fields/patch/field-edit.ts';
import { deleteField, insertItem, removeItem, setField } from '../../fields/patch/patch-fields.ts';
import { readFields } from '../../fields/patch/read-fields.ts';
import type { Tree } from '../../studio.ts';
import { formatOf } from '../field-format.ts';
import type { FileEntry } from '../list-entries.ts';

/** The field with the paths that a page had before. A site redirects them to the page. */
const FIELD = 'redirectFrom';

/** What becomes of the former paths of a page that moves. */
export interface FormerPathChange {
  /** The path that visitors know it by, and that it loses. */
  add?: string;
  /** The path that it gets, which is no former one then. */
  remove: string;
}

/**
 * The change for a page that gets a new address; `undefined` for what is no page. Nothing is added for a page that
 * visitors do not know, or that keeps its address.
 */
export function changeFormerPaths(
  { publishedPath, draft }: Pick<FileEntry, 'publishedPath' | 'draft'>,
  route: string | undefined,
  { files, locales }: Pick<Tree, 'files' | 'locales'>,
): FormerPathChange | undefined {
  if (route === undefined) return undefined;
  const published = files.find(({ path }) => path === publishedPath);
  const isKnown = published?.kind === 'page' && published.draft !== true && draft !== true;
  const former = isKnown && published.route !== route ? published.route : undefined;
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

/** The text with the change in its fields, every other byte as it was; `undefined` where its fields cannot be changed. */
export function writeFormerPaths(text: string, path: string, { add, remove }: FormerPathChange): string | undefined {
  const format = formatOf(path);
  const read = format && format !== 'csv' ? readFields({ text, format }) : undefined;
  const fields = read?.ok === true && isObject(read.value) ? read.value : undefined;
  const written = fields?.[FIELD] ?? undefined;
  if (add === undefined && written === undefined) return text;
  if (!format || !fields || (written !== undefined && !isTextList(written))) return undefined;
  const source = { text, format };
  const list = written ?? [];
  const isNew = add !== undefined && !list.some((one) => isSamePath(one, add));
  const own = list.findIndex((one) => isSamePath(one, remove));
  if (own !== -1) {
    const result = list.length === 1 && !isNew ? deleteField(source, [FIELD]) : removeItem(source, [FIELD], own);
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
