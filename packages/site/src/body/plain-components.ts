import { createProseWord, htmlComponents } from '@recto/content';
import type { RenderMap } from '@recto/content';
import type { Words } from '../app/app.ts';
import { markdownElements } from './markdown-elements.ts';
import { escapeHtml } from '@recto/content';

/** The built-in elements and static components, with interface texts in the language of the content. */
export function plainComponents(words: Words = {}): RenderMap['server'] {
  const word = createProseWord(words);
  return { ...markdownElements(word), ...htmlComponents(word) };
}

/** The button after each block of code. The boot script handles it, so that it works before React is loaded. */
export function renderCopyButton(words: Words = {}): string {
  const label = escapeHtml(words['prose.pre.copy'] ?? 'Copy code');
  return `<button type="button" class="copy-code needs-script" data-copy="code" aria-label="${label}"><span class="glyph"></span></button>`;
}
