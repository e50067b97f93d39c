import { useEffect, useMemo } from 'react';
import type { FormServices } from '../fields/form/form-context.ts';
import { useLinkPages } from '../links/use-link-pages.ts';
import { useStudio, useValue } from '../studio.ts';
import { dataFilesOf, isTable, listRows, referencedCollections } from './list-references.ts';

/** Maximum number of tables that are loaded for the fields of one file. */
const MAX_TABLES = 5;

/** Pages and rows that the fields of a file can refer to. The tables of the collections are loaded for it. */
export function useReferences(path: string, fields: unknown): NonNullable<FormServices['references']> {
  const { documents, tree } = useStudio();
  const loaded = useValue(tree);
  const pages = useLinkPages(path);
  // Renders again once a table is loaded.
  useValue(documents.state);
  const tables = useMemo(
    () =>
      loaded
        ? referencedCollections(fields)
            .flatMap((collection) => dataFilesOf(loaded, collection))
            .filter(isTable)
            .slice(0, MAX_TABLES)
            .map((file) => file.path)
        : [],
    [loaded, fields],
  );
  useEffect(() => {
    for (const table of tables) {
      // Without the table, the field accepts any text.
      documents.open(table).catch(() => undefined);
    }
  }, [documents, tables]);
  return (collection) => [
    ...pages
      .filter((page) => collection === undefined || page.collection === collection)
      .map(({ route, title }) => ({ value: route, label: title })),
    ...(loaded && collection !== undefined ? listRows(loaded, collection, documents.textOf) : []),
  ];
}
