import { useWords } from '@recto/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { RecentSearches as Searches } from './recent-searches.ts';

interface RecentSearchesProps {
  searches: Searches;
  onChoose: (query: string) => void;
}

/** What was searched for last: to be searched for again, or to be forgotten. */
export function RecentSearches({ searches, onChoose }: RecentSearchesProps): ReactNode {
  const word = useWords();
  const [queries, setQueries] = useState(searches.read);
  if (queries.length === 0) return null;
  const forget = (change: () => void): void => {
    change();
    setQueries(searches.read());
  };
  return (
    <section aria-label={word('contentSearch.recent')} className="palette-recent">
      <header>
        <span aria-hidden="true">{word('contentSearch.recent')}</span>
        <button
          type="button"
          onClick={() => {
            forget(searches.clear);
          }}
        >
          {word('contentSearch.clear')}
        </button>
      </header>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button
              type="button"
              onClick={() => {
                onChoose(query);
              }}
            >
              <bdi>{query}</bdi>
            </button>
            <button
              type="button"
              aria-label={word('contentSearch.remove', { query })}
              onClick={() => {
                forget(() => {
                  searches.remove(query);
                });
              }}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
