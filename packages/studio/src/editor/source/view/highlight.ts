import { syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tagHighlighter, tags } from '@lezer/highlight';

const classes = tagHighlighter([
  { tag: tags.heading, class: 'rs-tok-heading' },
  { tag: tags.strong, class: 'rs-tok-strong' },
  { tag: tags.emphasis, class: 'rs-tok-emphasis' },
  { tag: tags.strikethrough, class: 'rs-tok-strikethrough' },
  { tag: [tags.link, tags.labelName], class: 'rs-tok-link' },
  { tag: tags.url, class: 'rs-tok-url' },
  { tag: tags.monospace, class: 'rs-tok-code' },
  { tag: tags.quote, class: 'rs-tok-quote' },
  { tag: [tags.processingInstruction, tags.meta, tags.contentSeparator, tags.punctuation], class: 'rs-tok-mark' },
  { tag: [tags.tagName, tags.keyword, tags.special(tags.variableName)], class: 'rs-tok-name' },
  { tag: [tags.attributeName, tags.propertyName, tags.definition(tags.propertyName)], class: 'rs-tok-property' },
  { tag: [tags.attributeValue, tags.string, tags.special(tags.string), tags.character], class: 'rs-tok-string' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.color, tags.unit], class: 'rs-tok-value' },
  { tag: tags.comment, class: 'rs-tok-comment' },
  { tag: tags.invalid, class: 'rs-tok-invalid' },
]);

/** Highlighting by CSS classes, which are defined in `source.css`. */
export const highlighting: Extension = syntaxHighlighting(classes);
