import { createHash } from 'node:crypto';
import { pageSchema } from '../collections/collection.ts';
import type { Collection } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import { textOf } from '../parse/document.ts';
import type { ParsedDocument } from '../parse/document.ts';
import { parseMarkdown } from '../parse/markdown.ts';
import type { Highlight } from '../parse/markdown.ts';
import { parseFilePlace } from '../parse/paths.ts';
import type { StoredRow } from '../store/sqlite.ts';

export interface SourceFile {
  name: string;
  collection: Collection;
  /** Path below the content folder. */
  file: string;
  text: string;
  locales: readonly string[];
  highlight: Highlight;
}

/** One file as the row it becomes: its fields checked, the rest of its front matter in `meta`. */
export async function buildRow(source: SourceFile): Promise<StoredRow & { draft: boolean }> {
  const { name, collection, file, text, locales, highlight } = source;
  const place = parseFilePlace(file, { locales });
  if (place.extension !== 'md') {
    throw new ContentError(
      'file/format',
      `Files of the kind ".${place.extension}" cannot become rows.`,
      'Write it as markdown (.md), or leave it out of the collection’s source.',
      { file },
    );
  }
  const document = await parseMarkdown(text, file, { highlight });
  const own = checkFields(document, collection, file);
  const { title = titleOf(document), description = '', navigation = null, seo = {}, draft = false } = document.data;
  const known = new Set([...Object.keys(pageSchema.shape), ...Object.keys(collection.schema.shape), 'draft']);
  const common = pageSchema.omit({ body: true }).safeParse({
    id: `${name}/${file}`,
    title,
    description,
    extension: place.extension,
    meta: Object.fromEntries(Object.entries(document.data).filter(([field]) => !known.has(field))),
    navigation,
    path: place.path,
    seo,
    stem: place.stem,
  });
  if (!common.success) throw fieldFault(common.error.issues[0], document, file);
  return {
    fields: { ...common.data, body: document.body, ...own },
    hash: createHash('sha256').update(text).digest('hex').slice(0, 16),
    locale: place.locale,
    sortKey: place.sortKey,
    draft: draft === true || place.draft,
  };
}

function checkFields(document: ParsedDocument, collection: Collection, file: string): Record<string, unknown> {
  const checked = collection.schema.safeParse(document.data);
  if (!checked.success) throw fieldFault(checked.error.issues[0], document, file);
  return checked.data;
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

function fieldFault(issue: Issue | undefined, document: ParsedDocument, file: string): ContentError {
  const [field = ''] = issue?.path ?? [];
  const value = JSON.stringify(document.data[String(field)]);
  return new ContentError(
    'field/invalid',
    `Field "${issue?.path.map(String).join('.') ?? ''}" is ${value ?? 'missing'}: ${issue?.message ?? 'not valid'}.`,
    'Correct the value in the front matter, or the schema in content.config.ts.',
    { file, line: document.lines[String(field)] ?? 1 },
  );
}

/** The first heading names a page that does not name itself. */
function titleOf({ body }: ParsedDocument): string {
  const heading = body.nodes.find((node) => typeof node !== 'string' && node[0] === 'h1');
  return heading === undefined ? '' : textOf(heading).trim();
}
