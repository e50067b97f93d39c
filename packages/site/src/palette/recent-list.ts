import { button, element } from './element.ts';
import type { Word } from './items.ts';
import type { RecentSearches } from './recent-searches.ts';

interface RecentListOptions {
  searches: RecentSearches;
  word: Word;
  onChoose: (query: string) => void;
}

interface RecentList {
  element: HTMLElement;
  /** Shows or hides the stored searches. */
  show: (isWanted: boolean) => void;
}

/** Creates the list of recent searches, which can be repeated or removed. */
export function createRecentList({ searches, word, onChoose }: RecentListOptions): RecentList {
  const list = element('ul');
  const clear = button({}, word('contentSearch.clear'), () => {
    searches.clear();
    draw();
  });
  const label = word('contentSearch.recent');
  const header = element('header', {}, element('span', { 'aria-hidden': true }, label), clear);
  const section = element('section', { 'aria-label': label, class: 'palette-recent' }, header, list);

  const drawQuery = (query: string): HTMLElement =>
    element(
      'li',
      {},
      button({}, element('bdi', {}, query), () => {
        onChoose(query);
      }),
      button(
        { 'aria-label': word('contentSearch.remove', { query }) },
        element('span', { 'aria-hidden': true }, '×'),
        () => {
          searches.remove(query);
          draw();
        },
      ),
    );
  let isShown = false;
  function draw(): void {
    const queries = isShown ? searches.read() : [];
    section.hidden = queries.length === 0;
    list.replaceChildren(...queries.map(drawQuery));
  }
  draw();
  return {
    element: section,
    show(isWanted) {
      if (isWanted === isShown) return;
      isShown = isWanted;
      draw();
    },
  };
}
