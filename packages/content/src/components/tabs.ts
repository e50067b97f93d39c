import { withTitle } from './markdown-component.ts';
import type { MarkdownComponent } from './markdown-component.ts';

/** A group of tabs: `::tabs` around `:::tab{label="…"}`. In plain text, the tabs follow each other. */
export const tabs: MarkdownComponent = { interactive: 'items' };

/** One tab. Its label is the text of a button in a page, and a title in plain text. */
export const tab: MarkdownComponent = {
  plain: ({ label }, children) => withTitle(label, children),
};

/** Code blocks as tabs, labelled with their file names, which plain text shows too. */
export const codeGroup: MarkdownComponent = { interactive: 'items' };
