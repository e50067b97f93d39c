import { button, element } from './element.ts';
import type { Word } from './items.ts';
import type { Found } from './results.ts';

/** The state that the status text depends on. */
export interface StatusFacts {
  found: Pick<Found, 'query' | 'status'>;
  /** Message of an action. */
  note?: string | undefined;
  /** Number of options. */
  count: number;
}

/** Returns the status text: the number of results, or why there are none. */
export function describeStatus({ found: { query, status }, note, count }: StatusFacts, word: Word): string {
  if (note !== undefined) return note;
  if (query === '') return count === 0 ? word('commandPalette.noData') : '';
  if (status === 'error') return word('contentSearch.failed');
  if (status === 'success' && count === 0) return word('commandPalette.noMatch');
  return count > 0 ? word('contentSearch.results', { count }) : word('contentSearch.loading');
}

interface StatusOptions {
  word: Word;
  /** Path of the page that lists all pages; a site may have none. */
  searchPage: string | undefined;
  onRetry: () => void;
}

/** Creates the status of the search, with help if nothing was found. */
export function createStatus({ word, searchPage, onRetry }: StatusOptions): {
  element: HTMLElement;
  draw: (facts: StatusFacts) => void;
} {
  const output = element('output');
  const box = element('div', {}, output);
  const retry = button({ class: 'button-quiet' }, word('contentSearch.retry'), onRetry);
  const help = [
    element('p', {}, word('contentSearch.help')),
    ...(searchPage === undefined
      ? []
      : [element('a', { href: searchPage, class: 'button-quiet' }, word('contentSearch.allPages'))]),
  ];
  const helpFor = ({ found: { status }, count }: StatusFacts): Element[] => {
    if (status === 'error') return [retry];
    return status === 'success' && count === 0 ? help : [];
  };
  return {
    element: box,
    draw(facts) {
      const { found, count } = facts;
      box.className = found.status === 'error' || count === 0 ? 'palette-note' : 'sr-only';
      const text = describeStatus(facts, word);
      // Screen readers announce changes of this element, so it is never replaced and changes only with its text.
      if (output.textContent !== text) output.textContent = text;
      const [, ...shown] = box.children;
      const wanted = helpFor(facts);
      for (const child of shown) if (!wanted.includes(child)) child.remove();
      box.append(...wanted.filter((child) => child.parentElement !== box));
    },
  };
}
