import { useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { PalettePage } from './find-pages.ts';

export interface ResultsProps {
  id: string;
  pages: readonly PalettePage[];
  chosen: PalettePage | undefined;
  onGo: (page: PalettePage) => void;
  onPoint: (place: number) => void;
}

/** The pages that were found, as the list of a field that keeps the focus. */
export function Results({ id, pages, chosen, onGo, onPoint }: ResultsProps): ReactNode {
  const word = useWords();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a list that a field moves through
    <div id={id} role="listbox" aria-label={word('contentSearch.links')} className="overflow-y-auto p-2">
      {pages.map((page, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
        <div
          key={page.path}
          id={optionId(id, page)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option outside a select is no element of its own
          role="option"
          tabIndex={-1}
          aria-selected={page === chosen}
          onClick={() => {
            onGo(page);
          }}
          onPointerMove={() => {
            onPoint(place);
          }}
          className="cursor-pointer rounded-md px-3 py-2 aria-selected:bg-leaf"
        >
          <bdi className="block font-medium">{page.title}</bdi>
          <bdi className="block truncate text-sm text-soft">{page.description}</bdi>
        </div>
      ))}
    </div>
  );
}

export function optionId(list: string, { path }: PalettePage): string {
  return `${list}-${path}`;
}

export interface StatusProps {
  status: 'idle' | 'pending' | 'success' | 'error';
  count: number;
  onRetry: () => void;
}

/** How many were found, or why there are none. */
export function Status({ status, count, onRetry }: StatusProps): ReactNode {
  const word = useWords();
  const isFailed = status === 'error';
  const text = (): string => {
    if (count > 0) return word('contentSearch.results', { count });
    if (isFailed) return word('contentSearch.failed');
    return word(status === 'success' ? 'commandPalette.noMatch' : 'contentSearch.loading');
  };
  return (
    <div className={count > 0 ? 'sr-only' : 'p-6 text-center text-soft'}>
      <output>{text()}</output>
      {isFailed && (
        <button type="button" onClick={onRetry} className="button-quiet mx-auto mt-4 block text-sm">
          {word('contentSearch.retry')}
        </button>
      )}
    </div>
  );
}
