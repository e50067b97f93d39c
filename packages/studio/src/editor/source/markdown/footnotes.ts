import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';

const DEFINITION = /^\[\^[^\s\]^]+\]:[ \t]*/u;
const REFERENCE = /^\[\^[^\s\]^]+\]/u;
const BRACKET = 91;
const CARET = 94;

/** Maximum length of a label including its brackets, in characters. */
const MAX_LABEL_LENGTH = 200;

/** Indentation with which lines below a definition belong to it, in columns. */
const INDENT = 4;

/** Footnotes: `[^label]` and the definition `[^label]: text`. */
export const footnotes: MarkdownConfig = {
  defineNodes: [
    {
      name: 'FootnoteDefinition',
      block: true,
      composite(_, line) {
        if (line.next === -1) return true;
        if (line.indent < line.baseIndent + INDENT) return false;
        line.moveBaseColumn(line.baseIndent + INDENT);
        return true;
      },
    },
    { name: 'FootnoteLabel', style: tags.labelName },
    { name: 'FootnoteReference', style: tags.labelName },
  ],
  parseBlock: [
    {
      name: 'FootnoteDefinition',
      before: 'LinkReference',
      parse(context, line) {
        const [whole] = line.next === BRACKET ? (DEFINITION.exec(line.text.slice(line.pos)) ?? []) : [];
        if (whole === undefined) return false;
        const from = context.lineStart + line.pos;
        context.startComposite('FootnoteDefinition', line.pos);
        context.addElement(context.elt('FootnoteLabel', from, from + whole.trimEnd().length));
        line.moveBase(line.pos + whole.length);
        return null;
      },
      endLeaf: (_, line) => line.next === BRACKET && DEFINITION.test(line.text.slice(line.pos)),
    },
  ],
  parseInline: [
    {
      name: 'FootnoteReference',
      before: 'Link',
      parse(context, next, position) {
        if (next !== BRACKET || context.char(position + 1) !== CARET) return -1;
        const [whole] =
          REFERENCE.exec(context.slice(position, Math.min(context.end, position + MAX_LABEL_LENGTH))) ?? [];
        if (whole === undefined) return -1;
        return context.addElement(context.elt('FootnoteReference', position, position + whole.length));
      },
    },
  ],
};
