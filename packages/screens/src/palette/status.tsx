import { useWords } from '@recto/ui';
import type { ReactNode } from 'react';
import type { Results } from './use-results.ts';
import { useShellState } from '../shell/shell-context.ts';

export interface StatusProps {
  query: string;
  found: Results;
  /** What an action has to say. */
  note: string | undefined;
  /** How many can be chosen from. */
  count: number;
}

/** How many were found, or why there are none, and what helps. */
export function Status({ query, found, note, count }: StatusProps): ReactNode {
  const word = useWords();
  const { searchPage } = useShellState();
  const asked = query.trim();
  const isFailed = found.status === 'error' && !found.isPending;
  const isNothing = asked !== '' && count === 0 && !found.isPending && !isFailed;
  const text = (): string => {
    if (note !== undefined) return note;
    if (asked === '') return '';
    if (isFailed) return word('contentSearch.failed');
    if (isNothing) return word('contentSearch.noResults', { query: asked });
    return count > 0 ? word('contentSearch.results', { count }) : word('contentSearch.loading');
  };
  const isSeen = isFailed || (asked !== '' && count === 0);
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
        <button type="button" onClick={found.retry} className="button-quiet">
          {word('contentSearch.retry')}
        </button>
      )}
    </div>
  );
}
