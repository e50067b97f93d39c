import type { Props } from '../parse/document.ts';
import { safeId } from '../parse/reserved-ids.ts';
import { isSafeAddress } from '../parse/safe-address.ts';

/**
 * The one allow-list between authors and HTML. What is not named here does not reach a page:
 * no tag, no attribute, no address scheme.
 */
const COMMON = new Set(['id', 'class', 'title', 'lang', 'dir', 'role']);
const TAGS: Record<string, readonly string[]> = {
  a: ['href', 'rel', 'target', 'hreflang'],
  abbr: [],
  b: [],
  bdi: [],
  bdo: [],
  blockquote: ['cite'],
  br: [],
  caption: [],
  cite: [],
  code: [],
  col: ['span'],
  colgroup: ['span'],
  dd: [],
  del: ['datetime'],
  details: ['open', 'name'],
  dfn: [],
  div: ['tabindex'],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  hr: [],
  i: [],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  input: ['type', 'checked', 'disabled'],
  ins: ['datetime'],
  kbd: [],
  label: [],
  li: ['value'],
  mark: [],
  ol: ['start', 'reversed', 'type'],
  p: [],
  picture: [],
  pre: ['tabindex'],
  q: ['cite'],
  rp: [],
  rt: [],
  ruby: [],
  s: [],
  samp: [],
  section: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  summary: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan', 'align'],
  tfoot: [],
  th: ['colspan', 'rowspan', 'scope', 'align'],
  thead: [],
  time: ['datetime'],
  tr: [],
  u: [],
  ul: [],
  var: [],
  wbr: [],
};

/** Content of these is code or markup of its own: they go with all that is in them. */
const DROPPED = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'template',
  'noscript',
  'base',
  'meta',
  'link',
  'form',
]);

/** Attributes that scripts use to find elements. */
const IDS = new Set(['id', 'name']);
const ADDRESSES = new Set(['href', 'src', 'cite', 'to']);

export type Verdict = 'keep' | 'unwrap' | 'drop';

/** Whether a tag stays, gives way to its children, or goes with them. */
export function judgeTag(tag: string): Verdict {
  if (Object.hasOwn(TAGS, tag)) return 'keep';
  return DROPPED.has(tag.toLowerCase()) ? 'drop' : 'unwrap';
}

/** The attributes of a kept tag that may stay, as text. */
export function allowAttributes(tag: string, props: Props): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!isAllowedAttribute(tag, name)) continue;
    const text = attributeText(value);
    if (text === undefined || (ADDRESSES.has(name) && !isSafeAddress(text))) continue;
    // What scrolls can be reached by key; nobody may change the order in which keys reach things.
    if (name === 'tabindex' && text !== '0') continue;
    attributes[name] = IDS.has(name) ? safeId(text) : text;
  }
  // A task list's box is shown, never used: it is the only input an author can make.
  if (tag === 'input') return { ...attributes, type: 'checkbox', disabled: '' };
  return attributes;
}

/** Whether a kept tag may have an attribute of this name. */
export function isAllowedAttribute(tag: string, name: string): boolean {
  return COMMON.has(name) || (Object.hasOwn(TAGS, tag) && TAGS[tag]?.includes(name) === true);
}

/** Names that would mean something to React, or to a browser, rather than to the component. */
const RESERVED = /^(?::|on.*|children|dangerouslySetInnerHTML|key|ref|style|srcdoc|__proto__)$/iu;

/** Properties of a component are data, however deep: no handler, no markup, no address that runs something. */
export function allowProps(props: Props): Props {
  const allowed = allowFields(props);
  const { id } = allowed;
  // A component may give it to the element it makes.
  return typeof id === 'string' ? { ...allowed, id: safeId(id) } : allowed;
}

function allowFields(props: Props): Props {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => !RESERVED.test(name) && (!ADDRESSES.has(name) || isAddress(value)))
      .map(([name, value]) => [name, allowValue(value)]),
  );
}

function allowValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(allowValue);
  return typeof value === 'object' && value !== null ? allowFields(value as Props) : value;
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && isSafeAddress(value);
}

function attributeText(value: unknown): string | undefined {
  if (value === true) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}
