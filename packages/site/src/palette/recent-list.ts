import { button, element } from './element.ts';
import type { GetMessage } from './items.ts';
import type { RecentSearches } from './recent-searches.ts';

interface RecentListOptions {
  searches: RecentSearches;
  message: GetMessage;
  onChoose: (query: string) => void;
}

interface RecentList {
  element: HTMLElement;
  /** Shows or hides the stored searches. */
  show: (isWanted: boolean) => void;
}

/** Creates the list of recent searches, which can be repeated or removed. */
export function createRecentList({ searches, message, onChoose }: RecentListOptions): RecentList {
  const list = element('ul');
  const clear = button({}, message('contentSearch.clear'), () => {
    searches.clear();
    render();
  });
  const label = message('contentSearch.recent');
  const header = element('header', {}, element('span', { 'aria-hidden': true }, label), clear);
  const section = element('section', { 'aria-label': label, class: 'palette-recent' }, header, list);

  const renderQuery = (query: string): HTMLElement =>
    element(
      'li',
      {},
      button({}, element('bdi', {}, query), () => {
        onChoose(query);
      }),
      button(
        { 'aria-label': message('contentSearch.remove', { query }) },
        element('span', { 'aria-hidden': true }, '×'),
        () => {
          searches.remove(query);
          render();
        },
      ),
    );
  let isShown = false;
  function render(): void {
    const queries = isShown ? searches.read() : [];
    section.hidden = queries.length === 0;
    list.replaceChildren(...queries.map(renderQuery));
  }
  render();
  return {
    element: section,
    show(isWanted) {
      if (isWanted === isShown) return;
      isShown = isWanted;
      render();
    },
  };
}
