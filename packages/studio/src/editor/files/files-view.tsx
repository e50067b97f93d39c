import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { ListedFile } from '../../documents/list-documents.ts';
import { kindOfDraft } from '../drafts/draft-file.ts';
import { useStudio, useValue } from '../studio.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/words.tsx';
import { searchFiles } from './search-files.ts';

/** All files that the studio may edit. */
export function FilesView(): ReactNode {
  const { tree, documents } = useStudio();
  const words = useWords('panel');
  const loaded = useValue(tree);
  const { drafts } = useValue(documents.state);
  const [search, setSearch] = useState('');
  const [locale, setLocale] = useState('');
  const wanted = useDeferredValue(search);
  const created = useMemo(
    () =>
      [...drafts.values()]
        .filter(({ base, text }) => !base && text !== undefined)
        .map(({ path }): ListedFile => ({ path, id: '', kind: 'page' })),
    [drafts],
  );
  const files = useMemo(
    () => searchFiles([...created, ...(loaded?.files ?? [])], { search: wanted, locale }),
    [created, loaded, wanted, locale],
  );
  if (!loaded) return <p className="rs-empty">{words.loading}</p>;
  return (
    <div className="rs-files">
      <div className="rs-bar">
        <input
          type="search"
          aria-label={words.files.search}
          placeholder={words.files.search}
          value={search}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the view was opened to find a file
          autoFocus
          onChange={({ target }) => {
            setSearch(target.value);
          }}
        />
        {loaded.locales.length > 1 && (
          <select
            aria-label={words.files.language}
            value={locale}
            onChange={({ target }) => {
              setLocale(target.value);
            }}
          >
            <option value="">{words.files.all}</option>
            {loaded.locales.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        )}
      </div>
      {files.length === 0 && (
        <p className="rs-empty">{loaded.files.length === 0 ? words.files.none : words.files.empty}</p>
      )}
      <ul className="rs-file-list">
        {files.map((file) => (
          <FileRow key={file.path} file={file} />
        ))}
      </ul>
    </div>
  );
}

function FileRow({ file }: { file: ListedFile }): ReactNode {
  const { view, documents } = useStudio();
  const words = useWords('panel').files;
  const { drafts } = useValue(documents.state);
  const draft = drafts.get(file.path) ?? [...drafts.values()].find(({ from }) => from === file.path);
  const kind = draft && kindOfDraft(draft);
  const mark =
    kind && { create: words.created, change: words.changed, rename: words.renamed, delete: words.deleted }[kind];
  return (
    <li>
      <button
        type="button"
        disabled={kind === 'delete'}
        onClick={() => {
          view.set({ tab: 'page', path: draft?.path ?? file.path });
        }}
      >
        <Icon name={file.kind === 'data' ? 'data' : 'file'} />
        <span className="rs-file-name">
          <bdi>{file.title ?? file.path.split('/').at(-1)}</bdi>
          <bdi className="rs-muted">{draft?.path ?? file.path}</bdi>
        </span>
        {file.draft === true && <span className="rs-mark">{words.draft}</span>}
        {file.stale === true && <span className="rs-mark">{words.stale}</span>}
        {file.invalid === true && <span className="rs-mark rs-mark-delete">{words.invalid}</span>}
        {mark !== undefined && <span className={`rs-mark rs-mark-${kind}`}>{mark}</span>}
      </button>
    </li>
  );
}
