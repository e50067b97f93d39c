import { findFileLinks } from '../check/file-links.ts';
import type { FileLinks } from '../check/file-links.ts';
import { parseTarget } from '../check/link-targets.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { ContentError } from '../errors.ts';
import type { ParsedDocument } from '../parse/document.ts';
import { buildRow } from './build-row.ts';
import type { BuiltRow } from './build-row.ts';
import { createCodeFiles } from './code-files.ts';
import type { CodeFiles } from './code-files.ts';
import type { Task } from './list-tasks.ts';
import { toErrorData } from './error-data.ts';
import { noWarningData } from './warning-data.ts';
import type { WarningData } from './warning-data.ts';
import { createFileParser } from './parse-source.ts';
import type { FileParser } from './parse-source.ts';
import { resolveReferences } from './references.ts';
import type { Reference } from './references.ts';

/** A file with its text, ready to be sent to a worker. */
export type FileInput = Omit<Task, 'read' | 'location'> & { text: string };

/** Everything that building a file produces. If there are errors, rows may be missing or invalid. */
export interface FileResult {
  rows: BuiltRow[];
  references: Reference[];
  errors: ContentError[];
  /** Data from which warnings about the text are reported, also if there are errors. */
  warningData: WarningData;
}

/**
 * Parses and checks one file and turns it into rows of each collection that includes it. Independent of other files.
 */
export async function buildFile(
  input: FileInput,
  config: ContentConfig,
  parse: FileParser = createFileParser(config),
): Promise<FileResult> {
  const result: FileResult = { rows: [], references: [], errors: [], warningData: noWarningData() };
  const code = codeFilesOf(input);
  try {
    const documents = await parse(input, code?.read);
    for (const document of documents) {
      await addReferences(document, input, config, result);
      result.warningData.uses.push(...(document.uses ?? []));
      result.warningData.warnings.push(...(document.warnings ?? []).map(toErrorData));
    }
    const isTable = input.file.endsWith('.csv') || documents.length !== 1;
    for (const owner of input.owners) {
      const collection = config.collections[owner.collection];
      if (!collection) continue;
      if (isTable && collection.type === 'page') throw tableOfPages(owner.collection, input.file);
      for (const [index, document] of documents.entries()) {
        const { built, errors } = await buildRow({
          owner,
          collection,
          file: input.file,
          document,
          number: isTable ? index + 1 : undefined,
          config,
          text: input.text,
        });
        result.rows.push(built);
        result.errors.push(...errors);
      }
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    result.errors.push(error);
  }
  result.warningData.links = findLinks(input.text, result.rows);
  result.references.push(...(code?.references ?? []));
  // The parser finds an error in the text once per collection that includes the file; it is reported once.
  result.errors = [...new Map(result.errors.map((error) => [String(error), error])).values()];
  return result;
}

/** Finds the links on this site; `undefined` if there is nothing to check and nothing that links can lead to. */
function findLinks(text: string, rows: readonly BuiltRow[]): FileLinks | undefined {
  const { urls, ids, formerPaths } = findFileLinks(
    text,
    rows.map(({ row }) => row.fields),
  );
  const local = urls.filter(({ url }) => parseTarget(url, '/') !== undefined);
  return local.length > 0 || ids || formerPaths.length > 0 ? { urls: local, ids, formerPaths } : undefined;
}

function codeFilesOf({ base, repository, owners: [owner] }: FileInput): CodeFiles | undefined {
  return base === undefined || repository === undefined || !owner
    ? undefined
    : createCodeFiles(repository, base, owner.key);
}

async function addReferences(
  document: ParsedDocument,
  { file, text, base, owners }: FileInput,
  config: ContentConfig,
  result: FileResult,
): Promise<void> {
  const [owner] = owners;
  if (base === undefined || !owner) return;
  const resolved = await resolveReferences(document, { file, text, base, key: owner.key, config });
  result.references.push(...resolved.references);
  result.errors.push(...resolved.errors);
}

function tableOfPages(collection: string, file: string): ContentError {
  return new ContentError(
    'file/table',
    `A table has many rows but only one path, so it cannot be part of the page collection "${collection}".`,
    'Change the type of the collection to "data", or exclude the file from its source.',
    { file },
  );
}
