import { tags } from '@lezer/highlight';
import type { MarkdownConfig } from '@lezer/markdown';

const DOLLAR = 36;

/** Maximum length of a formula in a sentence, in characters. */
const MAX_INLINE_LENGTH = 2000;
/** Maximum length of a formula block, in lines. */
const MAX_BLOCK_LINES = 500;

const DISPLAY = /^\$\$[^$]+\$\$/u;
/** No space inside the dollar signs and no digit after them, so that `$5 and $6` are prices. */
const INLINE = /^\$(?![\s$])(?:[^$\\]|\\.)*?(?<![\s\\])\$(?!\d)/su;

/** Names of variables, for example `$HOME/bin:$PATH`. */
const VARIABLES = /^\$(?:[a-z_]\w+[^\\^{}=$]*\$[a-z_]|\{\w+\}[^$]*\$\{)/iu;

/** Formulas: `$x$` and `$$x$$` in a sentence; a block between two lines with `$$`. */
export const formulas: MarkdownConfig = {
  defineNodes: [
    { name: 'FormulaBlock', block: true },
    { name: 'Formula', style: tags.special(tags.string) },
    { name: 'FormulaMark', style: tags.processingInstruction },
    { name: 'FormulaText', style: tags.special(tags.string) },
  ],
  parseBlock: [
    {
      name: 'FormulaBlock',
      before: 'FencedCode',
      parse(context, line) {
        if (line.next !== DOLLAR || line.text.slice(line.pos).trim() !== '$$') return false;
        const from = context.lineStart + line.pos;
        const parts = [context.elt('FormulaMark', from, from + 2)];
        for (let lines = 0; lines < MAX_BLOCK_LINES && context.nextLine() && line.markers.length === 0; lines += 1) {
          const start = context.lineStart + line.pos;
          const isClosing = line.text.slice(line.pos).trim() === '$$';
          if (isClosing) parts.push(context.elt('FormulaMark', start, start + 2));
          else if (line.pos < line.text.length) {
            parts.push(context.elt('FormulaText', start, context.lineStart + line.text.length));
          }
          if (!isClosing) continue;
          context.nextLine();
          break;
        }
        context.addElement(context.elt('FormulaBlock', from, context.prevLineEnd(), parts));
        return true;
      },
      endLeaf: (_, line) => line.next === DOLLAR && line.text.slice(line.pos).trim() === '$$',
    },
  ],
  parseInline: [
    {
      name: 'Formula',
      before: 'Escape',
      parse(context, next, position) {
        if (next !== DOLLAR) return -1;
        const text = context.slice(position, Math.min(context.end, position + MAX_INLINE_LENGTH));
        const [whole] = DISPLAY.exec(text) ?? INLINE.exec(text) ?? [];
        if (whole === undefined || whole.replaceAll('$', '').trim() === '' || VARIABLES.test(text)) return -1;
        return context.addElement(context.elt('Formula', position, position + whole.length));
      },
    },
  ],
};
