import { useCallback, useMemo, useRef, useState, useEffect } from 'react';
import { useStudio } from '../../studio.ts';
import { readTextBlocks } from '../blocks/text-blocks.ts';
import { editRow, readRows, writeRows } from '../blocks/translation-rows.ts';
import type { TranslationRow, TranslationRows } from '../blocks/translation-rows.ts';

/** Options of `useRows`. */
export interface RowsOptions {
  path: string;
  text: string;
  originalPath: string;
  original: string;
}

/** The rows of an open translation. */
export interface OpenRows {
  rows: readonly TranslationRow[];
  /** Sets the sources of rows, by their keys. */
  edit: (sources: ReadonlyMap<string, string>) => void;
  /** Aligns the blocks again, since the edited text may consist of other blocks. */
  realign: () => void;
}

/** Aligns the blocks of a translation with those of its original. The alignment stays while a block is being edited. */
export function useRows({ path, text, originalPath, original }: RowsOptions): OpenRows {
  const { documents } = useStudio();
  const [edited, setEdited] = useState<TranslationRows>();
  const originals = useMemo(() => readTextBlocks(originalPath, original), [originalPath, original]);
  const current = useMemo(() => (edited && writeRows(edited) === text ? edited : undefined), [edited, text]);
  const open = useMemo(
    () => current ?? readRows({ originals, translations: readTextBlocks(path, text), text }),
    [current, originals, path, text],
  );
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  }, [open]);
  return {
    rows: open.rows,
    edit: useCallback(
      (sources) => {
        const next = [...sources].reduce((rows, [key, source]) => editRow(rows, key, source), latest.current);
        latest.current = next;
        setEdited(next);
        documents.edit(path, writeRows(next));
      },
      [documents, path],
    ),
    realign: useCallback(() => {
      setEdited(undefined);
    }, []),
  };
}
