import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { OFFLINE } from '../../api/studio-client.ts';
import { DemoExplanation, isDemoProblem } from '../../demo/demo-explanation.tsx';
import { useStudio, useValue } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../messages/messages.tsx';
import type { MediaFilter, MediaItem, MediaKind } from './media-file.ts';
import { listMediaFolders } from './media-folders.ts';
import { MediaGrid } from './media-grid.tsx';
import { useMedia } from './use-media.ts';
import type { MediaList } from './use-media.ts';

interface MediaBrowserProps {
  kind?: MediaKind | undefined;
  /** Only list files with a public path, which can be used everywhere. */
  isPublicOnly?: boolean;
  /** Whether a file is being chosen; deleted files cannot be chosen. */
  isPicker?: boolean;
  onChoose: (item: MediaItem, list: MediaList) => void;
  /** Buttons next to the search. */
  children?: ReactNode;
}

/** The files of the library, with search and filters. */
export function MediaBrowser(props: MediaBrowserProps): ReactNode {
  const { kind, isPublicOnly = false, isPicker = false, onChoose, children } = props;
  const { tree } = useStudio();
  const messages = useMessages('media');
  const publicFolder = useValue(tree)?.folders.public ?? '';
  const [filter, setFilter] = useState<MediaFilter>({ search: '', folder: '', onlyUnused: false });
  const folder = isPublicOnly && filter.folder === '' ? publicFolder : filter.folder;
  const list = useMedia({ ...filter, kind, folder });
  const isFiltered = filter.search.trim() !== '' || filter.folder !== '' || filter.onlyUnused;
  return (
    <>
      <div className="rs-bar rs-media-bar">
        <input
          type="search"
          aria-label={messages.search}
          placeholder={messages.search}
          value={filter.search}
          onChange={({ target }) => {
            setFilter({ ...filter, search: target.value });
          }}
        />
        {children}
      </div>
      <MediaFilters filter={filter} isPublicOnly={isPublicOnly} onChange={setFilter} />
      <ListProblem list={list} />
      {list.pending > 0 && <p className="rs-media-note rs-muted">{messages.pending}</p>}
      {list.items.length > 0 && (
        <MediaGrid
          items={list.items}
          isPicker={isPicker}
          onChoose={(item) => {
            onChoose(item, list);
          }}
        />
      )}
      <ListEnd list={list} isFiltered={isFiltered} />
    </>
  );
}

interface MediaFiltersProps {
  filter: MediaFilter;
  isPublicOnly: boolean;
  onChange: (filter: MediaFilter) => void;
}

function MediaFilters({ filter, isPublicOnly, onChange }: MediaFiltersProps): ReactNode {
  const { tree, documents } = useStudio();
  const messages = useMessages('media');
  const loaded = useValue(tree);
  const { drafts } = useValue(documents.state);
  const folders = useMemo(() => (loaded ? listMediaFolders(loaded, drafts, { hasMedia: true }) : []), [loaded, drafts]);
  const visibleFolders = folders.filter((one) => !isPublicOnly || one.root === 'public');
  return (
    <div className="rs-media-filters">
      <select
        aria-label={messages.folder}
        value={filter.folder}
        onChange={({ target }) => {
          onChange({ ...filter, folder: target.value });
        }}
      >
        <option value="">{messages.allFolders}</option>
        {visibleFolders.map(({ path }) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </select>
      <label className="rs-check">
        <input
          type="checkbox"
          checked={filter.onlyUnused}
          onChange={({ target }) => {
            onChange({ ...filter, onlyUnused: target.checked });
          }}
        />
        {messages.onlyUnused}
      </label>
    </div>
  );
}

function ListProblem({ list: { problem, retry } }: { list: MediaList }): ReactNode {
  const panel = useMessages('panel');
  if (!problem) return null;
  if (isDemoProblem(problem)) return <DemoExplanation problem={problem} />;
  const text = problem.code === OFFLINE ? panel.offline : `${problem.message} ${problem.hint}`;
  return (
    <div className="rs-problem" role="alert">
      <Icon name="warning" />
      <p>
        {text} <Button onClick={retry}>{panel.retry}</Button>
      </p>
    </div>
  );
}

function ListEnd({ list, isFiltered }: { list: MediaList; isFiltered: boolean }): ReactNode {
  const messages = useMessages('media');
  const panel = useMessages('panel');
  const { items, isLoading, problem, loadMore } = list;
  if (items.length > 0) {
    return loadMore ? (
      <div className="rs-media-more">
        <Button disabled={isLoading} onClick={loadMore}>
          {isLoading ? panel.loading : messages.more}
        </Button>
      </div>
    ) : null;
  }
  if (problem) return null;
  if (isLoading) return <output className="rs-empty">{panel.loading}</output>;
  if (isFiltered) return <output className="rs-empty">{messages.none}</output>;
  return (
    <div className="rs-empty">
      <h2>{messages.empty.title}</h2>
      <p>{messages.empty.text}</p>
    </div>
  );
}
