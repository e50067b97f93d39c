import { FALLBACK_TEXT, isElement } from '../document.ts';
import type { TreeNode } from '../document.ts';
import type { Token } from '../syntax/tokens.ts';
import { isLoneComponent, readInlineTokens } from './inline.ts';
import { attributesOf } from './props.ts';
import { removeTaskBox } from './tasks.ts';
import { addFormula, disallowedAttributes } from './tree-context.ts';
import type { TreeContext } from './tree-context.ts';

/** Adds an inline text to the tree. */
export function addInline(token: Token, line: number, context: TreeContext): void {
  const { tree, builder, data, footnotes, written, positions } = context;
  const depth = builder.depth();
  readInlineTokens(token.children ?? [], {
    builder,
    data,
    footnotes,
    formula: (source, isBlock, position) => {
      addFormula(context, source, isBlock, position);
    },
    code: (node, language) => {
      tree.inlineCode.push({ node, language });
    },
    written,
    warn: (warning) => tree.warnings.push(warning),
    positionAt: (offset) => positions.ofOffset(token.content, offset, line),
  });
  builder.popTo(depth);
}

/** Adds a paragraph with its text to the tree. */
export function addParagraph(open: Token, words: Token, line: number, context: TreeContext): void {
  const { builder } = context;
  const box = removeTaskBox(words, builder.top());
  const props = attributesOf(open.attrs);
  const isLoose = !open.hidden || builder.top().kind === 'component' || Object.keys(props).length > 0;
  // Attributes after the whole paragraph belong to the paragraph.
  const isLone = isLoneComponent(words) && Object.keys(props).length === 0;
  if (isLoose && !isLone) builder.open('markdown', 'p', props, disallowedAttributes(context, open, 'p', props));
  const depth = builder.depth();
  if (box) {
    // The text beside a checkbox is its label.
    builder.open('markdown', 'label', {});
    builder.append([box]);
  }
  addInline(words, line, context);
  builder.popTo(depth);
  if (isLoose && !isLone) builder.close('markdown');
  else if (isLoose) setParagraphWritten(builder.top().children.at(-1));
}

/** Wraps the fallback text of a component in a paragraph, if the component is the whole paragraph. */
function setParagraphWritten(node: TreeNode | undefined): void {
  if (!node || !isElement(node)) return;
  const fallback = node[1][FALLBACK_TEXT];
  if (typeof fallback === 'string') node[1][FALLBACK_TEXT] = ['p', {}, fallback];
}
