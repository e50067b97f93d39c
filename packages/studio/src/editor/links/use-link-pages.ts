import { useMemo } from 'react';
import { useStudio, useValue } from '../studio.ts';
import { listLinkPages, localeOfPath } from './list-link-pages.ts';
import type { LinkPage } from './list-link-pages.ts';

const NONE: readonly LinkPage[] = [];

/** Pages that a file can link to; empty until the list of files is loaded. */
export function useLinkPages(path: string | undefined): readonly LinkPage[] {
  const { tree } = useStudio();
  const loaded = useValue(tree);
  return useMemo(() => (loaded ? listLinkPages(loaded, localeOfPath(path, loaded)) : NONE), [loaded, path]);
}
