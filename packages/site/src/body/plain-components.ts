import { createProseMessage, htmlComponents } from '@recto/content';
import type { RenderMap } from '@recto/content';
import type { Messages } from '../app/app.ts';
import { markdownElements } from './markdown-elements.ts';
import { escapeHtml } from '@recto/content';

/** The built-in elements and static components, with interface texts in the language of the content. */
export function plainComponents(messages: Messages = {}): RenderMap['trees'] {
  const message = createProseMessage(messages);
  return { ...markdownElements(message), ...htmlComponents(message) };
}

/** The button after each block of code. The boot script handles it, so that it works before React is loaded. */
export function renderCopyButton(messages: Messages = {}): string {
  const label = escapeHtml(messages['prose.pre.copy'] ?? 'Copy code');
  return `<button type="button" class="copy-code needs-script" data-copy="code" aria-label="${label}"><span class="glyph"></span></button>`;
}
