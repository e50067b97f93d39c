import { button, element } from './element.ts';
import type { GetMessage } from './items.ts';
import type { SearchState } from './results.ts';

/** The state that the status text depends on. */
export interface StatusData {
  search: Pick<SearchState, 'query' | 'status'>;
  /** Message of an action. */
  note?: string | undefined;
  /** Number of options. */
  count: number;
}

/** Returns the status text: the number of results, or why there are none. */
export function describeStatus({ search: { query, status }, note, count }: StatusData, message: GetMessage): string {
  if (note !== undefined) return note;
  if (query === '') return count === 0 ? message('commandPalette.noData') : '';
  if (status === 'error') return message('contentSearch.failed');
  if (status === 'success' && count === 0) return message('commandPalette.noMatch');
  return count > 0 && status !== 'partial'
    ? message('contentSearch.results', { count })
    : message('contentSearch.loading');
}

interface StatusOptions {
  message: GetMessage;
  /** Path of the search page, which also lists all pages. A site may have none. */
  searchPage: string | undefined;
  onRetry: () => void;
}

/** Creates the status of the search, with help if nothing was found. */
export function createStatus({ message, searchPage, onRetry }: StatusOptions): {
  element: HTMLElement;
  draw: (data: StatusData) => void;
} {
  const output = element('output');
  const box = element('div', {}, output);
  const retry = button({ class: 'button-quiet' }, message('contentSearch.retry'), onRetry);
  const help = [
    element('p', {}, message('contentSearch.help')),
    ...(searchPage === undefined
      ? []
      : [element('a', { href: searchPage, class: 'button-quiet' }, message('contentSearch.allPages'))]),
  ];
  const helpFor = ({ search: { status }, count }: StatusData): Element[] => {
    if (status === 'error') return [retry];
    return status === 'success' && count === 0 ? help : [];
  };
  return {
    element: box,
    draw(data) {
      const { search, count } = data;
      box.className = search.status === 'error' || count === 0 ? 'palette-note' : 'sr-only';
      const text = describeStatus(data, message);
      // Screen readers announce changes of this element, so it is never replaced, and is updated only if the text is
      // different.
      if (output.textContent !== text) output.textContent = text;
      const [, ...oldChildren] = box.children;
      const newChildren = helpFor(data);
      for (const child of oldChildren) if (!newChildren.includes(child)) child.remove();
      box.append(...newChildren.filter((child) => child.parentElement !== box));
    },
  };
}
