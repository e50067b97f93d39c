import type { Token } from '../syntax/tokens.ts';
import { buildCodeBlock } from './code-block.ts';
import { addHtmlBlock } from './html-block.ts';
import { leafOf } from './inline.ts';
import { addInline } from './paragraph.ts';
import { attributesOf, fieldsOf, mergeProps, propsOf } from './props.ts';
import { findExtraCells } from './table-cells.ts';
import { extraCells } from './text-warnings.ts';
import { addFormula, disallowedAttributes } from './tree-context.ts';
import type { TreeContext } from './tree-context.ts';

type Reader = (token: Token, line: number, context: TreeContext) => void;

const addCode: Reader = (token, line, { tree, builder, positions }) => {
  const pattern = token.type === 'fence' ? /`{3,}|~{3,}/u : /\S/u;
  const code = buildCodeBlock(token, positions.ofPattern(pattern, line));
  tree.code.push(code);
  builder.append([code.pre]);
};

const READERS: Record<string, Reader> = {
  inline: addInline,
  html_block: ({ content }, line, context) => {
    addHtmlBlock(content, line, context);
  },
  hr: (_, __, { builder }) => {
    builder.append([['hr', {}]]);
  },
  formula_block: ({ content }, line, context) => {
    addFormula(context, content.trim(), true, context.positions.ofPattern(/\$\$/u, line));
  },
  fence: addCode,
  code_block: addCode,
  mdc_block_open: ({ tag, attrs, meta }, line, { builder, positions }) => {
    const props = propsOf(attrs);
    mergeProps(props, fieldsOf((meta ?? {}) as Record<string, unknown>));
    builder.open('component', tag, props, { syntax: 'block', ...positions.ofPattern(/:{2,}/u, line) });
  },
  mdc_block_close: ({ markup }, _, { builder }) => {
    const { written: component } = builder.innermost('component') ?? {};
    if (component && markup === '') component.isUnclosed = true;
    builder.close('component');
  },
  /** Opens a slot, which ends at the next slot or at the end of its component; the closing tokens are ignored. */
  mdc_block_slot: ({ nesting, attrs }, _, { builder }) => {
    if (nesting !== 1) return;
    if (builder.top().kind === 'slot') builder.close('slot');
    const [first, ...rest] = attrs ?? [];
    builder.open('slot', 'template', { name: first?.[0].slice(1) ?? 'default', ...propsOf(rest) });
  },
  component_title_open: (_, __, { builder }) => {
    builder.top().head = 'title';
    builder.open('slot', 'template', { name: 'title' });
  },
  component_title_close: (_, __, { builder }) => {
    builder.close('slot');
  },
  footnote_open: ({ meta }, _, { builder, labels }) => {
    labels.push(String(meta));
    builder.open('footnote', '', {});
  },
  footnote_close: (_, __, { builder }) => {
    builder.close('footnote');
  },
};

/** Adds the node of a block token to the tree, or opens or closes it. */
export const addBlock: Reader = (token, line, context) => {
  const { type, nesting, tag } = token;
  const { builder } = context;
  const reader = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (reader) reader(token, line, context);
  else if (nesting === 1) {
    countColumns(type, line, context);
    const props = blockProps(token);
    builder.open('markdown', tag, props, disallowedAttributes(context, token, tag, props));
  } else if (nesting === -1) builder.close('markdown');
  else if (tag !== '') builder.append([leafOf(token)]);
};

/** Counts the columns of a table, and adds a warning for a row that has more. */
function countColumns(type: string, line: number, context: TreeContext): void {
  if (type === 'table_open') context.columns = 0;
  else if (type === 'th_open') context.columns += 1;
  if (type !== 'tr_open' || context.columns === 0) return;
  const extra = findExtraCells(context.positions.lineAt(line), context.columns);
  if (extra) context.tree.warnings.push(extraCells(extra.text, { line, column: extra.start + 1 }));
}

const ALIGNMENT = /^text-align:(left|center|right)$/u;

/** Converts the alignment of cells from `style`, which pages do not allow, to the legacy attribute `align`. */
function blockProps({ attrs }: Token): Record<string, unknown> {
  const { style, ...props } = attributesOf(attrs);
  const align = typeof style === 'string' ? ALIGNMENT.exec(style)?.[1] : undefined;
  if (align !== undefined) return { ...props, align };
  return style === undefined ? props : { ...props, style };
}
