import type { DevError } from '../dev-error.ts';
import { button, element } from './element.ts';
import styles from './error-panel.css?inline';
import { renderOverlayError } from './render-overlay-error.ts';
import type { OpenPosition } from './render-overlay-error.ts';

/** Name of the element that contains the panel. */
const PANEL_TAG = 'recto-errors';

/** Shows errors in a dialog over the page and, after it is closed, in a badge that opens it again. */
export interface ErrorPanel {
  /**
   * Replaces the errors. Opens the dialog if one of them is new, and closes it when the last one is fixed; warnings that
   * are left are only shown in the badge.
   */
  show: (errors: readonly DevError[]) => void;
}

/** Creates the panel. `open` opens a position in the editor. */
export function createErrorPanel(open: OpenPosition): ErrorPanel {
  const host = document.createElement(PANEL_TAG);
  host.lang = 'en';
  const root = host.attachShadow({ mode: 'open' });
  // A constructed style sheet, because the content security policy allows no style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const title = element('h2', { id: 'title', tabindex: '-1', autofocus: '' });
  const list = element('div', { class: 'list' });
  const close = (): void => {
    dialog.close();
  };
  const closeButton = button({ class: 'close', 'aria-label': 'Close', title: 'Close (Esc)' }, close, '✕');
  const dialog = element(
    'dialog',
    // The texts are English, even on right-to-left pages.
    { 'aria-labelledby': 'title', dir: 'ltr' },
    element('header', {}, title, closeButton),
    list,
    element('footer', {}, 'Only shown in development. It closes when all errors are fixed.'),
  );
  const badge = button({ class: 'badge', dir: 'ltr' }, () => {
    openDialog();
  });
  root.append(dialog, badge);
  dialog.addEventListener('close', () => {
    badge.hidden = false;
  });
  // A click outside the panel closes it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });

  const openDialog = (): void => {
    badge.hidden = true;
    if (!dialog.open) dialog.showModal();
  };
  let listedNames = new Set<string>();
  let lastErrors = '[]';
  let hadErrors = false;
  return {
    show(errors) {
      const names = errors.map(errorKey);
      const next = JSON.stringify(errors);
      if (next === lastErrors) return;
      lastErrors = next;
      const count = countOf(errors);
      const hasOnlyWarnings = errors.every(({ isWarning }) => isWarning);
      for (const part of [dialog, badge]) part.classList.toggle('warning', hasOnlyWarnings);
      title.textContent = count;
      badge.textContent = count;
      list.replaceChildren(...errors.map((error) => renderOverlayError(error, open)));
      const isNew = names.some((name, index) => !listedNames.has(name) && !errors[index]?.isWarning);
      listedNames = new Set(names);
      if (errors.length === 0) {
        dialog.close();
        host.remove();
        return;
      }
      if (!host.isConnected) document.documentElement.append(host);
      if (isNew) openDialog();
      else if (hadErrors && hasOnlyWarnings) dialog.close();
      hadErrors = !hasOnlyWarnings;
    },
  };
}

function countOf(errors: readonly DevError[]): string {
  const warnings = errors.filter(({ isWarning }) => isWarning).length;
  const formatCount = (count: number, noun: string): string[] =>
    count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
  return [...formatCount(errors.length - warnings, 'error'), ...formatCount(warnings, 'warning')].join(', ');
}

/** Identifies an error without its code frame, which changes with every line above it. */
function errorKey({ kind, message, position }: DevError): string {
  return JSON.stringify([kind, message, position?.location]);
}
