import '@recto/ui/shortcuts.css';
import { shortcuts } from 'virtual:recto/palette';
import { SEARCH_KEY, SHORTCUT_LIST_KEY } from '../constants.ts';
import { button, element } from './element.ts';
import { closeOnOutsideClick } from './fit-dialog.ts';
import { renderKeys, renderWithModifier } from './keys.ts';
import { readContext } from './palette-context.ts';
import type { PaletteContext } from './palette-context.ts';
import { SEARCH_DIALOG_ID } from './start-search-dialog.ts';

const LIST_ID = 'recto-shortcuts';
/** Value in local storage if the visitor has switched off the question mark key. */
const OFF = 'off';

/** Elements in which a question mark is typed. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Opens the list, unless the visitor is typing or has switched off the key, or something else is open. */
export async function pressShortcutKey(
  { ctrlKey, metaKey }: KeyboardEvent,
  target: EventTarget | undefined,
): Promise<void> {
  const isTyping = target instanceof Element && target.closest(FIELDS) !== null;
  if (isTyping || ctrlKey || metaKey || !isKeyOn()) return;
  if (!document.querySelector(':modal, :popover-open')) await openShortcutList();
}

/** Opens a dialog with the keyboard shortcuts of the page. It is removed when it closes. */
export async function openShortcutList(): Promise<void> {
  const context = await readContext();
  if (document.getElementById(LIST_ID)) return;
  const { message } = context;
  const titleId = `${LIST_ID}-title`;
  const close = (): void => {
    dialog.close();
  };
  const dialog = element(
    'dialog',
    { id: LIST_ID, class: 'shortcuts', closedby: 'any', 'aria-labelledby': titleId },
    element(
      'header',
      {},
      element('h2', { id: titleId }, message('shortcuts.title')),
      button({ class: 'button-quiet' }, message('modal.close'), close),
    ),
    element('dl', {}, ...pageShortcuts(context)),
    ...(hasSearch()
      ? [element('h3', {}, message('contentSearch.title')), element('dl', {}, ...searchShortcuts(context))]
      : []),
    keySwitch(message('shortcuts.toggle')),
  );
  const ending = new AbortController();
  closeOnOutsideClick(dialog, ending.signal);
  addEventListener('popstate', close, { signal: ending.signal });
  dialog.addEventListener('close', () => {
    ending.abort();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function hasSearch(): boolean {
  return document.getElementById(SEARCH_DIALOG_ID) !== null;
}

function pageShortcuts({ message, messages }: PaletteContext): HTMLElement[] {
  // In right-to-left text, the left arrow key leads to the next page.
  const arrows = ['←', '→'].map((key) => renderKeys(key));
  if (document.documentElement.dir === 'rtl') arrows.reverse();
  return [
    ...(hasSearch() ? [row(message('contentSearch.title'), renderWithModifier(SEARCH_KEY.toUpperCase()))] : []),
    ...(document.querySelector('[data-previous-next] > a') ? [row(message('shortcuts.pages'), ...arrows)] : []),
    ...shortcuts.map(({ key, label }) => row(messages[label] ?? label, renderWithModifier(key))),
    row(message('shortcuts.show'), renderKeys('?')),
  ];
}

function searchShortcuts({ message }: PaletteContext): HTMLElement[] {
  return [
    row(message('shortcuts.choose'), renderKeys('↑'), renderKeys('↓')),
    row(message('shortcuts.open'), renderKeys('↵')),
    row(message('contentSearch.newTab'), renderWithModifier('↵')),
  ];
}

function row(label: string, ...keys: readonly HTMLElement[]): HTMLElement {
  return element('div', {}, element('dt', {}, label), element('dd', {}, ...keys));
}

/** A checkbox that switches the question mark key on and off. The palette can open the list without the key. */
function keySwitch(label: string): HTMLElement {
  const box = element('input', { type: 'checkbox' });
  box.checked = isKeyOn();
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(SHORTCUT_LIST_KEY);
      else localStorage.setItem(SHORTCUT_LIST_KEY, OFF);
    } catch {
      // Without storage, the key stays on.
      box.checked = true;
    }
  });
  return element('label', {}, box, ` ${label}`);
}

function isKeyOn(): boolean {
  try {
    return localStorage.getItem(SHORTCUT_LIST_KEY) !== OFF;
  } catch {
    return true;
  }
}
