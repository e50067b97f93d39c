import { escapeHtml } from '@recto/content';
import type { Words } from '../app/app.ts';

/** The button after each block of code. The boot script handles it, so that it works before React is loaded. */
export function renderCopyButton(words: Words = {}): string {
  const label = escapeHtml(words['prose.pre.copy'] ?? 'Copy code');
  return `<button type="button" class="copy-code needs-script" data-copy="code" aria-label="${label}"><span class="glyph"></span></button>`;
}
