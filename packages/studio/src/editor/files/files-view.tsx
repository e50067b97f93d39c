import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useStudio, useValue } from '../studio.ts';
import type { Tree } from '../studio.ts';
import { useWords } from '../words/words.tsx';
import { buildTree } from './build-tree.ts';
import { FilesTree } from './files-tree.tsx';
import { createFolderLabels } from './folder-labels.ts';
import { listEntries } from './list-entries.ts';
import type { FileEntry } from './list-entries.ts';
import { SearchResults } from './search-results.tsx';
import { searchFiles } from './search-files.ts';

/** All files that the studio may edit. */
export default function FilesView(): ReactNode {
  const { tree } = useStudio();
  const loaded = useValue(tree);
  const words = useWords('panel');
  return loaded ? <LoadedFiles tree={loaded} /> : <p className="rs-empty">{words.loading}</p>;
}

function LoadedFiles({ tree }: { tree: Tree }): ReactNode {
  const { documents, view } = useStudio();
  const words = useWords('files');
  const { drafts } = useValue(documents.state);
  const { path: current } = useValue(view);
  const [search, setSearch] = useState('');
  const [locale, setLocale] = useState('');
  const wanted = useDeferredValue(search).trim();
  const entries = useMemo(() => listEntries(tree, drafts), [tree, drafts]);
  const found = useMemo(() => searchFiles(entries, { search: wanted, locale }), [entries, wanted, locale]);
  const roots = useMemo(
    () =>
      buildTree(found, {
        collections: tree.collections.map(({ name }) => name),
        content: tree.folders.content,
        locales: tree.locales,
        labelOf: createFolderLabels(tree, document.documentElement.lang),
        other: words.other,
      }),
    [found, tree, words],
  );
  const open = ({ path }: FileEntry): void => {
    view.set({ tab: 'page', path });
  };
  return (
    <div className="rs-files">
      <div className="rs-bar">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the view was opened to find a file
          autoFocus
          onChange={({ target }) => {
            setSearch(target.value);
          }}
        />
        {tree.locales.length > 1 && (
          <select
            aria-label={words.language}
            value={locale}
            onChange={({ target }) => {
              setLocale(target.value);
            }}
          >
            <option value="">{words.all}</option>
            {tree.locales.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
      </div>
      {found.length === 0 && <p className="rs-empty">{entries.length === 0 ? words.none : words.empty}</p>}
      {wanted === '' ? (
        <FilesTree roots={roots} current={current} onOpen={open} />
      ) : (
        <SearchResults key={wanted} entries={found} onOpen={open} />
      )}
    </div>
  );
}
