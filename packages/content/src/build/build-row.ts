import { createHash } from 'node:crypto';
import type { Collection, ContentConfig } from '../collections/collection.ts';
import { buildColumns } from '../collections/columns.ts';
import type { Columns } from '../collections/columns.ts';
import { commonFields, dataSchema, pageSchema } from '../collections/common-fields.ts';
import { ContentError } from '../errors.ts';
import type { ParsedDocument } from '../parse/document.ts';
import { isReachable, parseFilePath } from '../parse/paths.ts';
import type { FilePathInfo } from '../parse/paths.ts';
import type { EncodedRow, StoredRow } from '../store/store.ts';
import { encodeRow } from '../store/values.ts';
import { checkUrls } from './check-urls.ts';
import { checkFields } from './check-fields.ts';
import { isNavigationFile } from './source-files.ts';
import { findDescription, findTitle } from './find-title.ts';
import type { Owner } from './list-tasks.ts';
import { listUniqueValues } from './unique-values.ts';

/** The input of `buildRow`. */
export interface RowSource {
  owner: Owner;
  collection: Collection;
  /** Name of the file in error messages. */
  file: string;
  document: ParsedDocument;
  /** Number of the row, from 1, in a file with several rows. */
  number: number | undefined;
  config: Pick<ContentConfig, 'locales' | 'markdown'>;
  /** The text of the file as it was written. */
  text: string;
}

/** A row built from a document, before it is stored. */
export interface BuiltRow {
  collection: string;
  row: StoredRow & EncodedRow;
  draft: boolean;
  /** Values in unique indexes. No other row may have the same ones. */
  uniqueValues: string[];
}

const NUMBER_DIGITS = 8;
const HASH_DIGITS = 16;
const pageWithoutBody = pageSchema.omit({ body: true });

/** The id of a row. A file with several rows adds a number to it. */
export function rowId({ collection, urlPath }: Pick<Owner, 'collection' | 'urlPath'>): string {
  return `${collection}/${urlPath}`;
}

/** Builds the row of one document: validates its fields and puts fields that the schema does not have in `meta`. */
export async function buildRow(source: RowSource): Promise<{ built: BuiltRow; errors: ContentError[] }> {
  const { owner, collection, file, document, number, config } = source;
  const pathInfo = parseFilePath(owner.urlPath, config);
  const suffix = number === undefined ? '' : `#${number}`;
  const draft = document.data['draft'] === true || pathInfo.draft;
  const columns = buildColumns(collection);
  const common = commonInput(source, pathInfo, columns, rowId(owner) + suffix);
  const { data, lines, columns: valueColumns } = document;
  const positions = { file, data, lines, columns: valueColumns };
  const [base, custom] = await Promise.all([
    checkFields(collection.type === 'page' ? pageWithoutBody : dataSchema, common, positions),
    isNavigationFile(file)
      ? { value: {}, errors: [] }
      : checkOwnFields(collection, columns, common, document, draft, positions),
  ]);
  const fields = {
    ...base.value,
    ...(collection.type === 'page' && {
      body: collection.raw ? { ...document.body, raw: source.text } : document.body,
    }),
    ...toStored(custom.value, columns),
  };
  const sortKey =
    number === undefined ? pathInfo.sortKey : `${pathInfo.sortKey}#${String(number).padStart(NUMBER_DIGITS, '0')}`;
  const errors = [...checkPath(collection, pathInfo, file), ...base.errors, ...custom.errors, ...checkUrls(positions)];
  const row = encode({ fields, hash: '', locale: pathInfo.locale, sortKey }, owner.collection, columns, (error) => {
    // A field that is invalid in its schema may also be invalid in the database; it is reported once.
    if (errors.length === 0) errors.push(new ContentError(error.code, error.message, error.hint, { file }));
  });
  const uniqueValues = listUniqueValues(collection, fields, pathInfo.locale);
  return { built: { collection: owner.collection, row, draft, uniqueValues }, errors };
}

/** Encodes a row once, for its hash, the cache and the database. */
function encode(
  row: StoredRow,
  collection: string,
  columns: Columns,
  onError: (error: ContentError) => void,
): BuiltRow['row'] {
  const columnCount = Object.keys(columns).length;
  const id = String(row.fields['id']);
  try {
    const values = encodeRow(collection, row, columns);
    const digest = createHash('sha256');
    for (const value of values.slice(0, columnCount)) {
      digest.update(`${typeof value} ${String(value).length} `).update(String(value));
    }
    const hash = digest.digest('hex').slice(0, HASH_DIGITS);
    // The hash is the first of the internal columns, which follow those of the schema.
    values[columnCount] = hash;
    return { ...row, hash, id, values };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    onError(error);
    return { ...row, id, values: [] };
  }
}

/**
 * Returns the common fields of a row before validation. A title or description that a page does not set is derived from
 * its content.
 */
function commonInput(
  { owner, collection, document, file, config }: RowSource,
  pathInfo: FilePathInfo,
  columns: Columns,
  id: string,
): Record<string, unknown> {
  const { data } = document;
  const { stem } = parseFilePath(owner.key, config);
  const knownFields = isNavigationFile(file) ? commonFields(collection.type) : Object.keys(columns);
  const rest = Object.entries(data).filter(([field]) => !knownFields.includes(field) && field !== 'draft');
  const fields = { id, extension: pathInfo.extension, meta: Object.fromEntries(rest), stem };
  if (collection.type === 'data') return fields;
  const { navigation = null, redirectFrom = null } = data;
  const title = isEmpty(data['title'])
    ? findTitle(document, { path: pathInfo.path, stem }, config.markdown)
    : data['title'];
  const description = isEmpty(data['description']) ? findDescription(document, config.markdown) : data['description'];
  return { ...fields, title, description, navigation, path: pathInfo.path, redirectFrom, seo: data['seo'] ?? {} };
}

/** `title:` without a value counts as missing. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function checkPath({ type }: Collection, { path }: FilePathInfo, file: string): ContentError[] {
  if (type === 'data' || isReachable(path)) return [];
  return [
    new ContentError(
      'file/name',
      `The file name does not result in a valid page path: "${path}" has an empty segment.`,
      'Use a letter or a digit in the name of the file and of each folder. The characters # % ? and \\ are not part of paths.',
      { file },
    ),
  ];
}

/**
 * Validates with the schema of the collection: the fields that are not common fields, and the common fields that the
 * schema defines too. The title and description may be derived from the content.
 */
async function checkOwnFields(
  collection: Collection,
  columns: Columns,
  common: Record<string, unknown>,
  document: ParsedDocument,
  draft: boolean,
  positions: Parameters<typeof checkFields>[2],
): ReturnType<typeof checkFields> {
  const fixed = commonFields(collection.type);
  const ownFields = Object.entries(document.data).filter(([field]) => !fixed.includes(field) && field !== 'draft');
  const shared = sharedFields(collection).map((field) => [field, common[field]] as const);
  return await checkFields(
    collection.schema,
    {
      ...Object.fromEntries([...ownFields, ...shared]),
      ...(Object.hasOwn(columns, 'draft') &&
        (draft || 'draft' in document.data) && { draft: draft || document.data['draft'] }),
      ...(collection.type === 'data' && Object.hasOwn(columns, 'body') && { body: document.body }),
    },
    positions,
  );
}

/** Common fields of a page that the schema of the collection defines too. */
function sharedFields({ type, schema }: Collection): string[] {
  const shape = 'shape' in schema ? (schema.shape as object) : {};
  return type === 'page'
    ? ['title', 'description', 'navigation', 'seo'].filter((field) => Object.hasOwn(shape, field))
    : [];
}

/** Keeps the fields that have a column, and converts dates to ISO text. */
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
