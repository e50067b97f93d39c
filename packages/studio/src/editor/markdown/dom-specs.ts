import type { DOMOutputSpec, Mark, Node, ParseRule } from '@tiptap/pm/model';

/** How nodes and marks are rendered, and how pasted HTML is parsed. Creating a schema needs no DOM. */
interface DomSpec<Item extends Node | Mark> {
  toDOM: (item: Item) => DOMOutputSpec;
  parseDOM?: ParseRule[];
}

const attributeText = (node: Node | Mark, name: string): string => String(node.attrs[name] ?? '');

const HEADINGS = [1, 2, 3, 4, 5, 6].map((level): ParseRule => ({ tag: `h${level}`, attrs: { level } }));

/** DOM specs of the nodes, by name. */
export const nodeDom: Readonly<Record<string, DomSpec<Node>>> = {
  paragraph: { toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
  heading: { toDOM: (node) => [`h${attributeText(node, 'level')}`, 0], parseDOM: HEADINGS },
  bulletList: { toDOM: () => ['ul', 0], parseDOM: [{ tag: 'ul' }] },
  orderedList: {
    toDOM: (node) => ['ol', { start: attributeText(node, 'start') }, 0],
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: Number(list.getAttribute('start') ?? 1) || 1 }) }],
  },
  taskItem: {
    toDOM: (node) => ['li', { class: 'rs-task', 'data-checked': attributeText(node, 'checked') }, 0],
    parseDOM: [
      { tag: 'li[data-checked]', getAttrs: (item) => ({ checked: item.dataset['checked'] === 'true' }), priority: 60 },
    ],
  },
  listItem: { toDOM: () => ['li', 0], parseDOM: [{ tag: 'li' }] },
  blockquote: { toDOM: () => ['blockquote', 0], parseDOM: [{ tag: 'blockquote' }] },
  codeBlock: { toDOM: () => ['pre', ['code', 0]], parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }] },
  table: { toDOM: () => ['table', ['tbody', 0]], parseDOM: [{ tag: 'table' }] },
  tableRow: { toDOM: () => ['tr', 0], parseDOM: [{ tag: 'tr' }] },
  tableHeader: { toDOM: (node) => ['th', alignment(node), 0], parseDOM: [{ tag: 'th', getAttrs: readAlignment }] },
  tableCell: { toDOM: (node) => ['td', alignment(node), 0], parseDOM: [{ tag: 'td', getAttrs: readAlignment }] },
  rule: { toDOM: () => ['hr'], parseDOM: [{ tag: 'hr' }] },
  component: { toDOM: (node) => ['section', { class: 'rs-component', 'data-name': attributeText(node, 'name') }, 0] },
  slot: { toDOM: (node) => ['div', { class: 'rs-slot', 'data-slot': attributeText(node, 'name') }, 0] },
  footnoteDefinition: {
    toDOM: (node) => ['aside', { class: 'rs-footnote', 'data-label': attributeText(node, 'label') }, 0],
  },
  formulaBlock: { toDOM: () => ['pre', { class: 'rs-formula' }, 0] },
  rawBlock: { toDOM: () => ['pre', { class: 'rs-raw' }, 0] },
  image: {
    toDOM: (node) => ['img', { src: attributeText(node, 'src'), alt: attributeText(node, 'alt') }],
    parseDOM: [
      {
        tag: 'img[src]',
        // Images that are pasted as data or files are uploaded instead.
        getAttrs: (image) => {
          const src = image.getAttribute('src') ?? '';
          return /^(?:data|blob|file):/iu.test(src) ? false : { src, alt: image.getAttribute('alt') ?? '' };
        },
      },
    ],
  },
  hardBreak: { toDOM: () => ['br'], parseDOM: [{ tag: 'br' }] },
  inlineComponent: {
    toDOM: (node) => ['span', { class: 'rs-inline-component', 'data-name': attributeText(node, 'name') }, 0],
  },
  footnoteReference: { toDOM: (node) => ['sup', { class: 'rs-reference' }, attributeText(node, 'label')] },
  formula: { toDOM: (node) => ['code', { class: 'rs-inline-source' }, `$${attributeText(node, 'source')}$`] },
  binding: { toDOM: (node) => ['code', { class: 'rs-inline-source' }, attributeText(node, 'source')] },
  rawInline: { toDOM: () => ['code', { class: 'rs-inline-source' }, 0] },
};

/** DOM specs of the marks, by name. */
export const markDom: Readonly<Record<string, DomSpec<Mark>>> = {
  link: {
    toDOM: (mark) => [
      'a',
      { href: safeUrl(attributeText(mark, 'href')), title: attributeText(mark, 'title') || null },
      0,
    ],
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? '';
          return safeUrl(href) === null ? false : { href, title: link.getAttribute('title') ?? '' };
        },
      },
    ],
  },
  span: { toDOM: () => ['span', { class: 'rs-span' }, 0] },
  strong: {
    toDOM: () => ['strong', 0],
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps whole documents in a `b` element that is not bold.
      {
        tag: 'b',
        getAttrs: (bold) => (/font-weight:\s*(?:normal|400)/iu.test(bold.getAttribute('style') ?? '') ? false : null),
      },
      { style: 'font-weight', getAttrs: (value) => (/^(?:bold(?:er)?|[6-9]\d{2})$/u.test(value) ? null : false) },
    ],
  },
  em: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }] },
  strike: {
    toDOM: () => ['s', 0],
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, { style: 'text-decoration=line-through' }],
  },
  code: { toDOM: () => ['code', 0], parseDOM: [{ tag: 'code' }, { tag: 'tt' }] },
};

function alignment(node: Node): Record<string, string | null> {
  const align = node.attrs['align'] as string | null;
  return { align };
}

function readAlignment(cell: HTMLElement): { align: string | null } {
  const align = cell.getAttribute('align') ?? cell.style.textAlign;
  return { align: /^(?:left|center|right)$/u.test(align) ? align : null };
}

/** Returns a URL that is relative or has a known scheme; `null` for all others, since content is untrusted. */
export function safeUrl(href: string): string | null {
  const scheme = /^[\s\p{Cc}]*([a-z][\w+.-]*):/iu.exec(href)?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme) ? href : null;
}
