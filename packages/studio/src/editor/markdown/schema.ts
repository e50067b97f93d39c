import { Schema } from '@tiptap/pm/model';
import type { AttributeSpec, MarkSpec, NodeSpec } from '@tiptap/pm/model';
import { markDom, nodeDom } from './dom-specs.ts';

type Attributes = Record<string, AttributeSpec>;

/** Id of the part of the file that a node was created from; `null` if it is new. */
const origin: Attributes = { origin: { default: null } };
/** Attributes in braces that have no separate attribute in the schema. */
const props: Attributes = { props: { default: null } };

const inline = { inline: true, group: 'inline' } as const;
/** Text that is shown and edited as source. */
const source = { content: 'text*', marks: '', code: true, defining: true } as const;

function block(spec: NodeSpec, attrs: Attributes = {}): NodeSpec {
  return { ...spec, attrs: { ...origin, ...attrs } };
}

const cell: Attributes = {
  align: { default: null },
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null },
};

const nodes = {
  doc: { content: 'block+' },
  paragraph: block({ group: 'block', content: 'inline*' }, props),
  text: { group: 'inline' },
  heading: block(
    { group: 'block', content: 'inline*', defining: true },
    { level: { default: 1 }, id: { default: null }, ...props },
  ),
  bulletList: block({ group: 'block', content: '(listItem | taskItem)+' }, { tight: { default: true } }),
  orderedList: block(
    { group: 'block', content: '(listItem | taskItem)+' },
    { start: { default: 1 }, tight: { default: true } },
  ),
  listItem: block({ content: 'block+', defining: true }),
  taskItem: block({ content: 'block+', defining: true }, { checked: { default: false } }),
  blockquote: block({ group: 'block', content: 'block+', defining: true }),
  codeBlock: block(
    { group: 'block', ...source },
    { language: { default: '' }, filename: { default: null }, highlights: { default: [] }, meta: { default: null } },
  ),
  table: block({ group: 'block', content: 'tableRow+', tableRole: 'table', isolating: true, allowGapCursor: false }),
  tableRow: block({ content: '(tableHeader | tableCell)*', tableRole: 'row', allowGapCursor: false }),
  tableHeader: block({ content: 'inline*', tableRole: 'header_cell', isolating: true }, cell),
  tableCell: block({ content: 'inline*', tableRole: 'cell', isolating: true }, cell),
  rule: block({ group: 'block' }),
  component: block(
    { group: 'block', content: 'slot*', isolating: true, defining: true },
    { name: {}, props: { default: {} } },
  ),
  slot: block({ content: 'block+', isolating: true }, { name: { default: 'default' }, ...props }),
  footnoteDefinition: block({ group: 'block', content: 'block+', defining: true }, { label: {} }),
  formulaBlock: block({ group: 'block', ...source }),
  rawBlock: block({ group: 'block', ...source }),
  image: {
    ...inline,
    attrs: { src: {}, alt: { default: '' }, title: { default: '' }, reference: { default: null }, ...props },
  },
  hardBreak: { ...inline, selectable: false },
  // With a caret inside, text typed after it would become part of it.
  inlineComponent: { ...inline, content: 'text*', atom: true, attrs: { name: {}, props: { default: {} } } },
  footnoteReference: { ...inline, atom: true, attrs: { label: {} } },
  formula: { ...inline, atom: true, attrs: { source: {}, display: { default: false } } },
  /** `{{ $doc.title }}` as it was written. */
  binding: { ...inline, atom: true, attrs: { source: {} } },
  rawInline: { ...inline, content: 'text*', marks: '', atom: true },
} satisfies Record<string, NodeSpec>;

/** Ordered from the outermost to the innermost mark. */
const marks = {
  link: {
    attrs: { href: {}, title: { default: '' }, reference: { default: null }, style: { default: 'inline' }, ...props },
    inclusive: false,
    excludes: 'link span',
  },
  span: { attrs: { props: { default: {} } }, excludes: 'span link' },
  strong: { attrs: props },
  em: { attrs: props },
  strike: { attrs: props },
  code: { attrs: props, code: true },
} satisfies Record<string, MarkSpec>;

/** Document schema of the visual editor. Editor extensions use the same names and attributes. */
export const schema = new Schema({ nodes: withDom(nodes, nodeDom), marks: withDom(marks, markDom) });

/** Adds to each spec how it is rendered. */
function withDom<Specs extends object>(specs: Specs, dom: Readonly<Record<string, object>>): Specs {
  const all = Object.entries(specs).map(([name, spec]: [string, object]) => [name, { ...spec, ...dom[name] }]);
  return Object.fromEntries(all) as Specs;
}
