import { buildFile } from '../build/build-file.ts';
import type { BuiltRow } from '../build/build-row.ts';
import { warningsIn } from '../build/warning-data.ts';
import { createFileParser } from '../build/parse-source.ts';
import { checkDescriptions } from '../check/check-descriptions.ts';
import { checkImages } from '../check/check-images.ts';
import { inspectFile } from '../check/checked-file.ts';
import { hashSource } from '../check/hash-source.ts';
import type { ContentConfig } from '../collections/collection.ts';
import type { ComponentDescription } from '../components/component-description.ts';
import { ContentError } from '../errors.ts';
import { knownComponents } from '../warnings/check-uses.ts';
import { describeContent } from './content-description.ts';
import { findCollections } from './find-collections.ts';

/** A text that is possibly not saved yet. */
export interface DocumentText {
  /** Path below the content folder. */
  file: string;
  text: string;
}

/** The result of checking a document. */
export interface CheckedDocument {
  file: string;
  /** Collections that include the file. */
  collections: readonly string[];
  /** Errors that would fail a build. */
  errors: readonly ContentError[];
  /** Warnings that `recto check` would report for this file alone. */
  warnings: readonly ContentError[];
  /** The rows that a build would store; empty if there are errors. */
  rows: readonly DocumentRow[];
}

/** A row built from a document. */
export interface DocumentRow extends Pick<BuiltRow['row'], 'id' | 'values'> {
  collection: string;
}

/**
 * Creates a function that checks texts as a build would, each independently: no folder is read. Checks that depend on
 * other files (links, images next to the text, two pages with the same path) are left to the build and to
 * `recto check`.
 */
export function createDocumentChecker(
  config: ContentConfig,
  components?: readonly ComponentDescription[],
): (document: DocumentText) => Promise<CheckedDocument> {
  const allComponents = components && knownComponents(components);
  const description = describeContent(config);
  const parse = createFileParser(config);
  return async ({ file, text }) => {
    const matches = findCollections(file, description);
    const collections = matches.map(({ collection }) => collection);
    if (matches.length === 0)
      return { file, collections, errors: [], warnings: [noCollectionWarning(file, config)], rows: [] };
    const owners = matches.map(({ collection, key, urlPath }) => ({ collection, key, urlPath }));
    const { rows, errors, warningData } = await buildFile({ file, base: undefined, owners, text }, config, parse);
    if (errors.length > 0) return { file, collections, errors, warnings: [], rows: [] };
    const inspected = inspectFile({
      file,
      text,
      locale: matches[0]?.locale,
      draft: rows.some(({ draft }) => draft),
      paths: matches,
      hash: await hashSource(text),
      rows: rows.map(({ row }) => row.fields),
    });
    return {
      file,
      collections,
      errors: [],
      warnings: [
        ...warningsIn(file, warningData, allComponents, config.allow),
        ...checkImages([inspected]),
        ...checkDescriptions([inspected]),
      ],
      rows: rows.map(({ collection, row: { id, values } }) => ({ collection, id, values })),
    };
  };
}

function noCollectionWarning(file: string, { file: config = 'content.config.ts' }: ContentConfig): ContentError {
  return new ContentError(
    'document/collection',
    'No collection includes this file, so it is not published.',
    `Move it to a folder of a collection, or add it to a source in ${config}.`,
    { file },
  );
}
