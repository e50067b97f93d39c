import { escapeHtml } from '@recto/content';
import { RESULTS_ID } from './start-search-dialog.ts';
import type { GetMessage } from './items.ts';

/**
 * Renders the content of the search palette as HTML: its field, and notes that are shown until the results are loaded
 * or if loading fails.
 */
export function renderDialog(message: GetMessage, searchPage: string | undefined): string {
  const text = (...[key]: Parameters<GetMessage>): string => escapeHtml(message(key));
  const form = searchPage === undefined ? 'method="dialog"' : `action="${escapeHtml(searchPage)}"`;
  return (
    `<form ${form} class="palette-head">` +
    `<input name="q" role="combobox" inputmode="search" enterkeyhint="go" placeholder="${text('commandPalette.placeholder')}"` +
    ` aria-label="${text('contentSearchButton.label')}" aria-expanded="false" aria-controls="${RESULTS_ID}"` +
    ' aria-autocomplete="list" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false">' +
    `<button type="button" data-search-dialog="close" class="button-quiet">${text('commandPalette.close')}</button></form>` +
    `<div id="${RESULTS_ID}" aria-busy="true" class="palette-body"><p class="palette-note">${text('contentSearch.loading')}</p>` +
    `<p class="palette-note" hidden><output>${text('contentSearch.failed')}</output></p></div>`
  );
}
