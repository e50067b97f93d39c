import { nameAbove } from './markdown-component.ts';
import type { MarkdownComponent } from './markdown-component.ts';

/** Text in several versions: `::tabs` around `:::tab{label="…"}`. Read as text, they follow each other. */
export const tabs: MarkdownComponent = { interactive: 'items' };

/** One of them. Its label is that of a button in the page, and stands above it in text. */
export const tab: MarkdownComponent = {
  plain: ({ label }, children) => nameAbove(label, children),
};

/** Blocks of code as tabs, by the names of their files, which they have as text, too. */
export const codeGroup: MarkdownComponent = { interactive: 'items' };
