import { useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { Found } from './use-results.ts';
import { useShellState } from '../shell/shell-context.ts';

export interface StatusProps {
  found: Pick<Found, 'query' | 'status'>;
  /** What an action has to say. */
  note: string | undefined;
  /** How many can be chosen from. */
  count: number;
  onRetry: () => void;
}

/** How many were found, or why there are none, and what helps. */
export function Status({ found: { query, status }, note, count, onRetry }: StatusProps): ReactNode {
  const word = useWords();
  const { searchPage } = useShellState();
  const isFailed = status === 'error';
  const isNothing = status === 'success' && count === 0;
  const text = (): string => {
    if (note !== undefined) return note;
    if (query === '') return count === 0 ? word('commandPalette.noData') : '';
    if (isFailed) return word('contentSearch.failed');
    if (isNothing) return word('commandPalette.noMatch');
    return count > 0 ? word('contentSearch.results', { count }) : word('contentSearch.loading');
  };
  const isSeen = isFailed || count === 0;
  return (
    <div className={isSeen ? 'palette-note' : 'sr-only'}>
      <output>{text()}</output>
      {isNothing && <p>{word('contentSearch.help')}</p>}
      {isNothing && searchPage !== undefined && (
        <a href={searchPage} className="button-quiet">
          {word('contentSearch.allPages')}
        </a>
      )}
      {isFailed && (
        <button type="button" onClick={onRetry} className="button-quiet">
          {word('contentSearch.retry')}
        </button>
      )}
    </div>
  );
}
