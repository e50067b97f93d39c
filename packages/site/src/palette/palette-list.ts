import { watchColorMode } from '../color-mode/color-mode.ts';
import { buildGroups } from './build-groups.ts';
import { createCopyPage } from './copy-page.ts';
import { element } from './element.ts';
import type { PaletteItem } from './items.ts';
import { markAfterNavigation } from './mark-on-page.ts';
import { moveSelection } from './move-selection.ts';
import { openSearch } from './open-search.ts';
import { createOptionList } from './option-list.ts';
import type { PaletteContext } from './palette-context.ts';
import { createRecentList } from './recent-list.ts';
import { createRecentSearches } from './recent-searches.ts';
import { createResults } from './results.ts';
import { RESULTS_ID } from './start-search-dialog.ts';
import { createStatus } from './status.ts';

interface PaletteListOptions {
  dialog: HTMLDialogElement;
  /** The field of the dialog. It contains the text that was typed before this code was loaded. */
  field: HTMLInputElement;
  context: PaletteContext;
  /** Aborted when the dialog is closed. */
  signal: AbortSignal;
}

/**
 * Creates the part of the palette below the field: recent searches, the status, and the options that match the text. It
 * is rendered again after every change.
 */
export function createPaletteList({ dialog, field, context, signal }: PaletteListOptions): HTMLElement {
  const { site, page, message } = context;
  const form = field.form;
  const searches = createRecentSearches(() => localStorage);
  /** Index of the selected option, counted through all groups. */
  let index = 0;
  let items: readonly PaletteItem[] = [];
  let selected: HTMLElement | undefined;
  /** Whether Enter was pressed before the results arrived, so that the first result is opened when they do. */
  let opensFirst = false;

  const results = createResults(openSearch({ locale: page.locale, site }), render);
  const copyPage = createCopyPage(context, render);
  const recentList = createRecentList({
    searches,
    message,
    onChoose(query) {
      field.value = query;
      field.focus();
      search();
    },
  });
  const status = createStatus({ message, searchPage: form?.getAttribute('action') ?? undefined, onRetry: search });
  const list = createOptionList({
    id: RESULTS_ID,
    label: message('contentSearch.title'),
    onPick: pick,
    onPoint: select,
  });

  const queryText = (): string => field.value.trim();
  const hasResults = (): boolean => results.state().status !== 'loading' && results.state().query === queryText();

  function render(): void {
    if (signal.aborted) return;
    const state = results.state();
    const groups = buildGroups(state, context, copyPage.item());
    items = groups.flatMap((group) => group.items);
    list.render(groups);
    recentList.show(state.query === '');
    status.draw({ search: state, note: copyPage.note(), count: items.length });
    select(index);
    if (!opensFirst || !hasResults()) return;
    opensFirst = false;
    selected?.click();
  }

  function select(newIndex: number): void {
    index = newIndex;
    const before = selected?.id;
    selected = list.select(Math.min(index, items.length - 1));
    field.ariaExpanded = String(selected !== undefined);
    if (!selected) field.removeAttribute('aria-activedescendant');
    else if (selected.id !== before) {
      field.setAttribute('aria-activedescendant', selected.id);
      selected.scrollIntoView({ block: 'nearest' });
    }
  }

  function search(): void {
    opensFirst = false;
    if (index !== 0) select(0);
    results.search(field.value);
  }

  function pick(item: PaletteItem, event: MouseEvent): void {
    searches.add(queryText());
    item.run?.();
    const opensOtherTab = item.target !== undefined || event.metaKey || event.ctrlKey || event.shiftKey;
    if (item.keepsOpen === true || (item.href !== undefined && opensOtherTab)) return;
    if (item.href !== undefined && queryText() !== '')
      markAfterNavigation(new URL(item.href, location.href), matchesOf(item));
    dialog.close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Key strokes of an input method, as for Chinese or Japanese, are not handled. In Safari, the key that ends the
    // composition has `isComposing` false and the key code 229.
    if (event.isComposing || event.keyCode === 229) return;
    const current = Math.min(index, items.length - 1);
    const moved = event.shiftKey ? undefined : moveSelection(event.key, current, items.length);
    if (moved !== undefined) select(moved);
    else if (event.key !== 'Enter') return;
    else if (current <= 0 && !hasResults()) opensFirst = true;
    else pressEnter(items[current], event);
    event.preventDefault();
  }

  function pressEnter(item: PaletteItem | undefined, { metaKey, ctrlKey }: KeyboardEvent): void {
    if ((metaKey || ctrlKey) && item?.href !== undefined) {
      searches.add(queryText());
      open(item.href, '_blank', 'noopener');
    } else selected?.click();
  }

  field.addEventListener('input', search, { signal });
  field.addEventListener('keydown', onKeyDown, { signal });
  form?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
    },
    { signal },
  );
  const unwatch = watchColorMode(render);
  signal.addEventListener('abort', () => {
    unwatch();
    results.stop();
    field.ariaExpanded = 'false';
    field.removeAttribute('aria-activedescendant');
  });
  render();
  if (field.value !== '') search();
  return element('div', { class: 'palette-body' }, recentList.element, status.element, list.element);
}

function matchesOf({ label, excerpt = [] }: PaletteItem): string[] {
  return [...new Set([...label, ...excerpt].filter(({ marked }) => marked).map(({ text }) => text))];
}
