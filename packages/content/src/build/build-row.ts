import { createHash } from 'node:crypto';
import type { Collection, ContentConfig } from '../collections/collection.ts';
import { buildColumns } from '../collections/columns.ts';
import type { Columns } from '../collections/columns.ts';
import { commonFields, dataSchema, pageSchema } from '../collections/common-fields.ts';
import { ContentError } from '../errors.ts';
import type { ParsedDocument } from '../parse/document.ts';
import { isReachable, parseFilePlace } from '../parse/paths.ts';
import type { FilePlace } from '../parse/paths.ts';
import type { EncodedRow, StoredRow } from '../store/store.ts';
import { encodeRow } from '../store/values.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkFields } from './check-fields.ts';
import { isNavigationFile } from './source-files.ts';
import { findDescription, findTitle } from './find-title.ts';
import type { Owner } from './list-tasks.ts';
import { uniqueValues } from './unique-values.ts';

export interface RowSource {
  owner: Owner;
  collection: Collection;
  /** Name of the file in faults. */
  file: string;
  document: ParsedDocument;
  /** Number of the row in a file that holds many, from 1. */
  number: number | undefined;
  config: Pick<ContentConfig, 'locales' | 'markdown'>;
  /** The file as it was written. */
  text: string;
}

export interface BuiltRow {
  collection: string;
  row: StoredRow & EncodedRow;
  draft: boolean;
  /** Values that no other row may have, where the collection has unique indexes. */
  unique: string[];
}

const NUMBER_DIGITS = 8;
const HASH_DIGITS = 16;
const checkedPage = pageSchema.omit({ body: true });

/** The id of the row of a file that holds one. */
export function rowId({ collection, place }: Pick<Owner, 'collection' | 'place'>): string {
  return `${collection}/${place}`;
}

/** One document as the row it becomes: its fields checked, the rest of what the author wrote in `meta`. */
export async function buildRow(source: RowSource): Promise<{ built: BuiltRow; faults: ContentError[] }> {
  const { owner, collection, file, document, number, config } = source;
  const place = parseFilePlace(owner.place, config);
  const suffix = number === undefined ? '' : `#${number}`;
  const draft = document.data['draft'] === true || place.draft;
  const columns = buildColumns(collection);
  const common = commonInput(source, place, columns, rowId(owner) + suffix);
  const { data, lines, columns: valueColumns } = document;
  const places = { file, data, lines, columns: valueColumns };
  const [base, own] = await Promise.all([
    checkFields(collection.type === 'page' ? checkedPage : dataSchema, common, places),
    isNavigationFile(file) ? { value: {}, faults: [] } : checkOwn(collection, columns, common, document, draft, places),
  ]);
  const fields = {
    ...base.value,
    ...(collection.type === 'page' && {
      body: collection.raw ? { ...document.body, raw: source.text } : document.body,
    }),
    ...toStored(own.value, columns),
  };
  const sortKey =
    number === undefined ? place.sortKey : `${place.sortKey}#${String(number).padStart(NUMBER_DIGITS, '0')}`;
  const faults = [...checkPath(collection, place, file), ...base.faults, ...own.faults, ...checkAddresses(places)];
  const row = encode({ fields, hash: '', locale: place.locale, sortKey }, owner.collection, columns, (error) => {
    // A field that is wrong for its schema may be wrong for the database, too.
    if (faults.length === 0) faults.push(new ContentError(error.code, error.message, error.hint, { file }));
  });
  const unique = uniqueValues(collection, fields, place.locale);
  return { built: { collection: owner.collection, row, draft, unique }, faults };
}

/** Encodes a row once: for its hash, the cache and the database. */
function encode(
  row: StoredRow,
  collection: string,
  columns: Columns,
  onFault: (error: ContentError) => void,
): BuiltRow['row'] {
  const count = Object.keys(columns).length;
  const id = String(row.fields['id']);
  try {
    const values = encodeRow(collection, row, columns);
    const digest = createHash('sha256');
    for (const value of values.slice(0, count)) {
      digest.update(`${typeof value} ${String(value).length} `).update(String(value));
    }
    const hash = digest.digest('hex').slice(0, HASH_DIGITS);
    values[count] = hash;
    return { ...row, hash, id, values };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    onFault(error);
    return { ...row, id, values: [] };
  }
}

/** What every row has. An author names a page and describes it; its place is its file's. */
function commonInput(
  { owner, collection, document, file, config }: RowSource,
  place: FilePlace,
  columns: Columns,
  id: string,
): Record<string, unknown> {
  const { data } = document;
  const { stem } = parseFilePlace(owner.key, config);
  const known = isNavigationFile(file) ? commonFields(collection.type) : Object.keys(columns);
  const rest = Object.entries(data).filter(([field]) => !known.includes(field) && field !== 'draft');
  const fields = { id, extension: place.extension, meta: Object.fromEntries(rest), stem };
  if (collection.type === 'data') return fields;
  const { navigation = null, redirectFrom = null } = data;
  const title = isEmpty(data['title'])
    ? findTitle(document, { path: place.path, stem }, config.markdown)
    : data['title'];
  const description = isEmpty(data['description']) ? findDescription(document, config.markdown) : data['description'];
  return { ...fields, title, description, navigation, path: place.path, redirectFrom, seo: data['seo'] ?? {} };
}

/** `title:` without a value is no title. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function checkPath({ type }: Collection, { path }: FilePlace, file: string): ContentError[] {
  if (type === 'data' || isReachable(path)) return [];
  return [
    new ContentError(
      'file/name',
      `The name of the file gives no path of a page: "${path}" has a segment without a name.`,
      'Name each folder and the file with a letter or a digit. The characters # % ? and \\ are no part of a path.',
      { file },
    ),
  ];
}

/** The schema sees what the author wrote, and a page's title and description even where they were derived. */
async function checkOwn(
  collection: Collection,
  columns: Columns,
  common: Record<string, unknown>,
  document: ParsedDocument,
  draft: boolean,
  places: Parameters<typeof checkFields>[2],
): ReturnType<typeof checkFields> {
  const fixed = commonFields(collection.type);
  const written = Object.entries(document.data).filter(([field]) => !fixed.includes(field) && field !== 'draft');
  const shared = sharedFields(collection).map((field) => [field, common[field]] as const);
  return await checkFields(
    collection.schema,
    {
      ...Object.fromEntries([...written, ...shared]),
      ...(Object.hasOwn(columns, 'draft') &&
        (draft || 'draft' in document.data) && { draft: draft || document.data['draft'] }),
      ...(collection.type === 'data' && Object.hasOwn(columns, 'body') && { body: document.body }),
    },
    places,
  );
}

/** Fields of every page for which a schema has a rule of its own. */
function sharedFields({ type, schema }: Collection): string[] {
  const shape = 'shape' in schema ? (schema.shape as object) : {};
  return type === 'page'
    ? ['title', 'description', 'navigation', 'seo'].filter((field) => Object.hasOwn(shape, field))
    : [];
}

/** Dates become the ISO text of their column. */
function toStored(fields: Record<string, unknown>, columns: Columns): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(columns, name))
      .map(([name, value]) => {
        if (!(value instanceof Date)) return [name, value];
        const iso = value.toISOString();
        return [name, columns[name] === 'date' ? iso.slice(0, iso.indexOf('T')) : iso];
      }),
  );
}
