import { FALLBACK_TEXT, isElement } from '../document.ts';
import type { LineRange, TreeElement, TreeNode } from '../document.ts';
import type { ContentError } from '../../errors.ts';
import type { MarkupUse } from '../markup-use.ts';
import { isAllowedAttribute, classifyTag } from '../../render/sanitise.ts';
import type { Token } from '../syntax/tokens.ts';
import { bindProps } from './bind-props.ts';
import { buildCodeBlock } from './code-block.ts';
import type { CodeBlock } from './code-block.ts';
import { finishComponent, finishQuotation } from './finish.ts';
import { createFootnotes } from './footnotes.ts';
import { readHtml } from './html-fragment.ts';
import { isLoneComponent, isPlainTag, leafOf, readInlineTokens } from './inline.ts';
import { listUses } from './markup-uses.ts';
import type { WrittenElement } from './markup-uses.ts';
import { createPositions } from './create-positions.ts';
import { attributesOf, fieldsOf, mergeProps, propsOf } from './props.ts';
import { findExtraCells } from './table-cells.ts';
import { isTaskItem, removeTaskBox } from './tasks.ts';
import { unmatchedClosingTag, extraCells, removedMarkup } from './text-warnings.ts';
import { createTreeBuilder, toElement } from './tree-builder.ts';
import type { Frame } from './tree-builder.ts';

/** A formula that is rendered later. */
export interface Formula {
  /** Node that is replaced by the rendered formula. */
  node: TreeElement;
  /** TeX source. */
  source: string;
  /** Whether it is displayed as a block. */
  isBlock: boolean;
  /** Line of the file. */
  line: number;
}

/** Inline code that is highlighted later. */
export interface InlineCode {
  /** Node of the code. */
  node: TreeElement;
  /** Language of the code. */
  language: string;
}

/** A parsed body with lists of the nodes that are processed later. */
export interface Tree {
  /** Blocks of the body. */
  nodes: TreeNode[];
  /** Lines of each of `nodes`; `null` for the list of footnotes. */
  lines: (LineRange | null)[];
  /** Number of `nodes` before the comment that ends the excerpt. */
  excerptEnd: number | undefined;
  /** Headings in order. */
  headings: TreeElement[];
  /** Ids of footnotes. */
  noteIds: string[];
  /** Code blocks. */
  code: CodeBlock[];
  /** Inline code with a language. */
  inlineCode: InlineCode[];
  /** Formulas. */
  formulas: Formula[];
  /** Components and elements that may have to be reported. */
  uses: MarkupUse[];
  /** Warnings for text that is not shown. */
  warnings: ContentError[];
}

/** Options of `buildTree`. */
export interface TreeOptions {
  /** Front matter, for bindings. */
  data: Record<string, unknown>;
  /** Line of the file on which the text starts. */
  firstLine: number;
  /** The comment that ends the excerpt. */
  excerptSeparator: string;
  /** The text of the tokens. */
  text: string;
}

/** Builds a tree from tokens, with the lines of each top-level node and lists of nodes that are processed later. */
export function buildTree(tokens: readonly Token[], { data, firstLine, excerptSeparator, text }: TreeOptions): Tree {
  const separator = excerptSeparator.slice('<!--'.length, -'-->'.length).trim();
  const footnotes = createFootnotes();
  const tree: Tree = {
    nodes: [],
    lines: [],
    excerptEnd: undefined,
    headings: [],
    noteIds: [],
    code: [],
    inlineCode: [],
    formulas: [],
    uses: [],
    warnings: [],
  };
  const writtenElements = new Map<TreeElement, WrittenElement>();
  const positions = createPositions(text, firstLine);
  const labels: string[] = [];
  const builder = createTreeBuilder(finish);

  function finish(frame: Frame, parent: Frame): TreeNode[] {
    if (frame.kind === 'footnote') {
      footnotes.define(labels.pop() ?? '', frame.children, { line: frame.range[0], column: 1 });
      return [];
    }
    if (frame.tag === 'li' && isTaskItem(frame)) parent.props['class'] = 'contains-task-list';
    const node = elementOf(frame);
    if (frame.written) {
      const inside = frame.kind === 'component' && parent.kind === 'component' ? { parent: parent.tag } : {};
      writtenElements.set(node, { node, ...frame.written, ...inside });
    }
    return [node];
  }

  function elementOf(frame: Frame): TreeElement {
    if (frame.kind === 'component' || frame.kind === 'slot') return heading(finishComponent(frame));
    if (frame.tag === 'blockquote' && frame.kind === 'markdown') return finishQuotation(frame);
    return heading(toElement(frame));
  }

  /** Returns the position of attributes after a block if its element does not allow one of them. */
  function disallowedAttributes({ map }: Token, tag: string, props: object): Frame['written'] {
    if (!map || Object.keys(props).every((name) => isAllowedAttribute(tag, name))) return undefined;
    return { syntax: 'markdown', ...positions.ofAttributes(firstLine + map[0], firstLine + map[1] - 1) };
  }

  function heading(node: TreeElement): TreeElement {
    if (/^h[1-6]$/u.test(node[0])) tree.headings.push(node);
    return node;
  }

  function formula(source: string, isBlock: boolean, line: number): void {
    const node: TreeElement = ['math', {}];
    tree.formulas.push({ node, source, isBlock, line });
    builder.append([node]);
  }

  function inline(token: Token, line: number): void {
    const depth = builder.depth();
    readInlineTokens(token.children ?? [], {
      builder,
      data,
      footnotes,
      formula: (source, isBlock) => {
        formula(source, isBlock, line);
      },
      code: (node, language) => {
        tree.inlineCode.push({ node, language });
      },
      written: writtenElements,
      warn: (warning) => tree.warnings.push(warning),
      positionAt: (offset) => positions.ofOffset(token.content, offset, line),
    });
    builder.popTo(depth);
  }

  function html(text: string, line: number): void {
    const depth = builder.depth();
    readHtml(text, {
      open: (tag, props, start) => {
        const written: Frame['written'] = isPlainTag(tag, props)
          ? undefined
          : { syntax: 'html', ...positions.ofOffset(text, start, line) };
        builder.open('html', tag, props, written);
      },
      close: (tag, start) => {
        if (builder.closeHtml(tag) || classifyTag(tag) === 'keep') return;
        tree.warnings.push(unmatchedClosingTag(tag, positions.ofOffset(text, start, line)));
      },
      text: (text) => {
        // Line breaks between tags are layout of the source.
        if (text.trim() !== '' || !text.includes('\n') || builder.top().tag === 'pre') builder.append([text]);
      },
      comment: (text) => {
        if (text.trim() === separator && builder.depth() === 0) tree.excerptEnd ??= builder.root.children.length;
      },
      other: (removed, start) => {
        tree.warnings.push(removedMarkup(removed, positions.ofOffset(text, start, line)));
      },
    });
    builder.settle(depth);
  }

  function paragraph(open: Token, words: Token, line: number): void {
    const box = removeTaskBox(words, builder.top());
    const props = attributesOf(open.attrs);
    const isLoose = !open.hidden || builder.top().kind === 'component' || Object.keys(props).length > 0;
    // Attributes after the whole paragraph belong to the paragraph.
    const isLone = isLoneComponent(words) && Object.keys(props).length === 0;
    if (isLoose && !isLone) builder.open('markdown', 'p', props, disallowedAttributes(open, 'p', props));
    const depth = builder.depth();
    if (box) {
      // The text beside a checkbox is its label.
      builder.open('markdown', 'label', {});
      builder.append([box]);
    }
    inline(words, line);
    builder.popTo(depth);
    if (isLoose && !isLone) builder.close('markdown');
    else if (isLoose) setParagraphWritten(builder.top().children.at(-1));
  }

  function block(token: Token, line: number): void {
    const { type, nesting } = token;
    if (type === 'inline') inline(token, line);
    else if (type === 'html_block') html(token.content, line);
    else if (type === 'hr') builder.append([['hr', {}]]);
    else if (type === 'formula_block') formula(token.content.trim(), true, line);
    else if (type === 'fence' || type === 'code_block') {
      const code = buildCodeBlock(token, line);
      tree.code.push(code);
      builder.append([code.pre]);
    } else if (type === 'mdc_block_open') {
      const props = propsOf(token.attrs);
      mergeProps(props, fieldsOf((token.meta ?? {}) as Record<string, unknown>));
      builder.open('component', token.tag, props, { syntax: 'block', ...positions.ofBlock(line) });
    } else if (type === 'mdc_block_close') {
      const { written: component } = builder.innermost('component') ?? {};
      if (component && token.markup === '') component.isUnclosed = true;
      builder.close('component');
    } else if (type === 'mdc_block_slot') slot(token);
    else if (type === 'component_title_open') {
      builder.top().head = 'title';
      builder.open('slot', 'template', { name: 'title' });
    } else if (type === 'component_title_close') builder.close('slot');
    else if (type === 'footnote_open') {
      labels.push(String(token.meta));
      builder.open('footnote', '', {});
    } else if (type === 'footnote_close') builder.close('footnote');
    else if (nesting === 1) {
      if (type === 'table_open') columns = 0;
      else if (type === 'th_open') columns += 1;
      else if (type === 'tr_open' && columns > 0) row(line);
      const props = blockProps(token);
      builder.open('markdown', token.tag, props, disallowedAttributes(token, token.tag, props));
    } else if (nesting === -1) builder.close('markdown');
    else if (token.tag !== '') builder.append([leafOf(token)]);
  }

  /** Number of columns of the last table. */
  let columns = 0;

  function row(line: number): void {
    const extra = findExtraCells(positions.lineAt(line), columns);
    if (extra) tree.warnings.push(extraCells(extra.text, { line, column: extra.start + 1 }));
  }

  /** Opens a slot, which ends at the next slot or at the end of its component; the closing tokens are ignored. */
  function slot({ nesting, attrs }: Token): void {
    if (nesting !== 1) return;
    if (builder.top().kind === 'slot') builder.close('slot');
    const [first, ...rest] = attrs ?? [];
    builder.open('slot', 'template', { name: first?.[0].slice(1) ?? 'default', ...propsOf(rest) });
  }

  let line = firstLine;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const words = tokens[index + 1];
    if (!token) continue;
    // The text of a cell has no line range, so that of its row is used.
    if (token.map && token.nesting !== -1) line = firstLine + token.map[0];
    const range = rangeOf(token, firstLine);
    if (range) builder.at(range);
    if (token.type === 'component_label_open') builder.top().head ??= 'label';
    if ((token.type === 'paragraph_open' || token.type === 'component_label_open') && words) {
      paragraph(token, words, line);
      index += 2;
    } else block(token, line);
  }
  builder.popTo(0);
  const notes = footnotes.section();
  tree.nodes = notes ? [...builder.root.children, notes] : builder.root.children;
  tree.noteIds = footnotes.ids();
  // Options of code blocks are shown unchanged, like the code, so they have no bindings.
  bindProps(tree.nodes, data, new Set(tree.code.map(({ pre }) => pre)));
  tree.warnings.push(...footnotes.warnings());
  tree.uses = listUses([...writtenElements.values()]);
  tree.lines = notes ? [...builder.root.ranges, null] : builder.root.ranges;
  return tree;
}

/** Wraps the fallback text of a component in a paragraph, if the component is the whole paragraph. */
function setParagraphWritten(node: TreeNode | undefined): void {
  if (!node || !isElement(node)) return;
  const fallback = node[1][FALLBACK_TEXT];
  if (typeof fallback === 'string') node[1][FALLBACK_TEXT] = ['p', {}, fallback];
}

/** Returns the lines of the block that a token begins. The closing line of a component is added to its range. */
function rangeOf({ type, map, nesting, markup }: Token, firstLine: number): LineRange | undefined {
  const isEnd = type === 'mdc_block_close' && /^:+\s*$/u.test(markup);
  if (!map || (nesting === -1 && !isEnd)) return undefined;
  const last = firstLine + map[1] - (isEnd ? 0 : 1);
  return [firstLine + map[0], Math.max(firstLine + map[0], last)];
}

const ALIGNMENT = /^text-align:(left|center|right)$/u;

/** Converts the alignment of cells from `style`, which pages do not allow, to the legacy attribute `align`. */
function blockProps({ attrs }: Token): Record<string, unknown> {
  const { style, ...props } = attributesOf(attrs);
  const align = typeof style === 'string' ? ALIGNMENT.exec(style)?.[1] : undefined;
  if (align !== undefined) return { ...props, align };
  return style === undefined ? props : { ...props, style };
}
