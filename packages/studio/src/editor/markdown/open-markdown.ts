import { parseInfo } from '@recto/content/source';
import type {
  SourceBlock,
  SourceCell,
  SourceLine,
  SourceListItem,
  SourceRow,
  SourceSlot,
  SourceTree,
} from '@recto/content/source';
import type { Fragment, Node } from '@tiptap/pm/model';
import { inlineContent } from './inline-content.ts';
import { readSiteSource } from './read-site-source.ts';
import { schema } from './schema.ts';

/** A part of the file that a node can originate from. */
export type OriginBlock = SourceBlock | SourceListItem | SourceSlot | SourceRow | SourceCell;

/** The part of the file that a node was created from. */
interface Origin {
  block: OriginBlock;
  node: Node;
}

/** An opened markdown file: its syntax tree, and the mapping between nodes and parts of the file. */
export interface MarkdownSource {
  tree: SourceTree;
  /** Origins by the id in the `origin` attribute of nodes. */
  origins: ReadonlyMap<number, Origin>;
  /** Ids by part of the file. */
  ids: ReadonlyMap<OriginBlock, number>;
  /** The document as it was opened. */
  doc: Node;
}

/**
 * Opens a markdown file as a document, with the data that is needed to save it. Throws the errors of the parser, for
 * example for invalid components.
 */
export function openMarkdown(text: string, file = ''): { source: MarkdownSource; doc: Node } {
  const tree = readSiteSource(text, file);
  const origins = new Map<number, Origin>();
  const ids = new Map<OriginBlock, number>();

  function createNode(type: string, block: OriginBlock, attrs: object = {}, content: Fragment | Node[] = []): Node {
    const id = origins.size;
    const node = schema.node(type, { origin: id, ...attrs }, content);
    origins.set(id, { block, node });
    ids.set(block, id);
    return node;
  }

  const inline = (inlines: Parameters<typeof inlineContent>[0]): Fragment =>
    inlineContent(inlines, text, { isMapped: false }).content;
  const textNodes = (content: string): Node[] => (content === '' ? [] : [schema.text(content)]);
  const linesText = (lines: readonly SourceLine[]): string =>
    lines.map(({ start, end }) => text.slice(start, end)).join('\n');
  const blocks = (children: readonly SourceBlock[]): Node[] =>
    children.length === 0 ? [schema.node('paragraph')] : children.map(build);

  function item(entry: SourceListItem): Node {
    const content = blocks(entry.children);
    if (!entry.task) return createNode('listItem', entry, {}, content);
    return createNode('taskItem', entry, { checked: entry.task.isChecked }, content);
  }

  function row(entry: SourceRow, index: number, alignments: readonly (string | null)[]): Node {
    const type = index === 0 ? 'tableHeader' : 'tableCell';
    const content = entry.cells.map((cell, column) =>
      createNode(type, cell, { align: alignments[column] ?? null }, inline(cell.inlines)),
    );
    return createNode('tableRow', entry, {}, content);
  }

  function build(block: SourceBlock): Node {
    switch (block.type) {
      case 'paragraph':
        return createNode('paragraph', block, { props: block.attributes?.props ?? null }, inline(block.inlines));
      case 'heading': {
        const { id = null, ...props } = block.attributes?.props ?? {};
        const rest = Object.keys(props).length > 0 ? props : null;
        return createNode('heading', block, { level: block.level, id, props: rest }, inline(block.inlines));
      }
      case 'list': {
        const items = block.items.map(item);
        const start = block.isOrdered ? { start: block.first } : {};
        return createNode(
          block.isOrdered ? 'orderedList' : 'bulletList',
          block,
          { ...start, tight: block.isTight },
          items,
        );
      }
      case 'quote':
        return createNode('blockquote', block, {}, blocks(block.children));
      case 'code': {
        const { language, filename = null, highlights, meta = null } = parseInfo(block.info);
        return createNode('codeBlock', block, { language, filename, highlights, meta }, textNodes(block.code));
      }
      case 'table': {
        const rows = block.rows.map((entry, index) => row(entry, index, block.alignments));
        return createNode('table', block, {}, rows);
      }
      case 'component': {
        const slots = block.slots.map((slot) =>
          createNode('slot', slot, { name: slot.name, props: slot.attributes?.props ?? null }, blocks(slot.children)),
        );
        return createNode('component', block, { name: block.name, props: propsOf(block) }, slots);
      }
      case 'footnote':
        return createNode('footnoteDefinition', block, { label: block.label }, blocks(block.children));
      case 'formula':
        return createNode('formulaBlock', block, {}, textNodes(block.source));
      case 'rule':
        return createNode('rule', block);
      default:
        return createNode('rawBlock', block, {}, textNodes(linesText(block.lines)));
    }
  }

  const doc = schema.node('doc', null, blocks(tree.blocks));
  return { source: { tree, origins, ids, doc }, doc };
}

/** YAML fields override attributes; classes are combined. */
function propsOf({ attributes, fields }: Extract<SourceBlock, { type: 'component' }>): Record<string, unknown> {
  const props = { ...attributes?.props, ...fields?.data };
  const [first, second] = [attributes?.props['class'], fields?.data['class']];
  return typeof first === 'string' && typeof second === 'string' ? { ...props, class: `${first} ${second}` } : props;
}
