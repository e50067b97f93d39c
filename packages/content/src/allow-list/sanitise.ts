import { isAllowedFrame, isHarmless, isListedAttribute, isListedTag } from './allow-list.ts';
import type { AllowList } from './allow-list.ts';
import { frameAttributes, isSafeSrcset, playerAttributes } from './media.ts';
import { safeId } from './reserved-ids.ts';
import { isSafeUrl } from './safe-url.ts';

/** Properties of an element or a component. */
type Props = Record<string, unknown>;

/**
 * The allow-list for markup of authors. Tags and attributes that are not listed here do not reach a page; URL schemes
 * are checked by `isSafeUrl`.
 */
const COMMON = new Set(['id', 'class', 'title', 'lang', 'dir', 'role']);
const TAGS: Record<string, readonly string[]> = {
  a: ['href', 'rel', 'target', 'hreflang'],
  abbr: [],
  audio: ['src', 'controls', 'loop', 'muted', 'preload'],
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
  source: ['src', 'srcset', 'sizes', 'media', 'type', 'width', 'height'],
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
  track: ['src', 'kind', 'srclang', 'label', 'default'],
  u: [],
  ul: [],
  var: [],
  video: ['src', 'poster', 'controls', 'loop', 'muted', 'autoplay', 'playsinline', 'preload', 'width', 'height'],
  wbr: [],
};

/** Attributes of frames. Frames are shown only if the site allows their origin. */
const FRAME = ['src', 'title', 'width', 'height', 'loading', 'allow', 'allowfullscreen'];

/** Elements that are removed with their content, because it is code or another kind of markup. */
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
const ID_ATTRIBUTES = new Set(['id', 'name']);
const URL_ATTRIBUTES = new Set(['href', 'src', 'cite', 'to', 'poster']);
const PLAYERS = new Set(['audio', 'video']);

/** What happens to an element: it is kept, replaced by its children, or removed with its children. */
export type TagAction = 'keep' | 'unwrap' | 'drop';

/** Returns whether an element is kept, replaced by its children, or removed with them. */
export function classifyTag(tag: string, allow: AllowList = {}): TagAction {
  if (Object.hasOwn(TAGS, tag) || isListedTag(tag, allow)) return 'keep';
  if (tag === 'iframe' && (allow.frames ?? []).length > 0) return 'keep';
  return DROPPED.has(tag.toLowerCase()) ? 'drop' : 'unwrap';
}

/** Returns the allowed attributes of a kept element as text. */
export function allowAttributes(tag: string, props: Props, allow: AllowList = {}): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!isAllowedAttribute(tag, name, allow)) continue;
    const text = attributeText(value);
    if (text === undefined || !isAllowedValue(tag, name, text, allow)) continue;
    attributes[name] = ID_ATTRIBUTES.has(name) ? safeId(text) : text;
  }
  // The only input that authors can create is the disabled checkbox of a task list.
  if (tag === 'input') return { ...attributes, type: 'checkbox', disabled: '' };
  if (tag === 'iframe') return frameAttributes(attributes);
  return PLAYERS.has(tag) ? playerAttributes(attributes) : attributes;
}

function isAllowedValue(tag: string, name: string, text: string, allow: AllowList): boolean {
  if (tag === 'iframe' && name === 'src') return isAllowedFrame(text, allow);
  if (name === 'srcset') return isSafeSrcset(text);
  // Makes scrollable elements focusable by keyboard; other values would change the tab order.
  if (name === 'tabindex') return text === '0';
  if (URL_ATTRIBUTES.has(name)) return isSafeUrl(text);
  return isBuiltInAttribute(tag, name) || isHarmless(text);
}

/** Returns whether a kept element may have an attribute of this name. */
export function isAllowedAttribute(tag: string, name: string, allow: AllowList = {}): boolean {
  return isBuiltInAttribute(tag, name) || isListedAttribute(tag, name, allow);
}

function isBuiltInAttribute(tag: string, name: string): boolean {
  if (COMMON.has(name)) return true;
  const attributes = tag === 'iframe' ? FRAME : Object.hasOwn(TAGS, tag) && TAGS[tag];
  return attributes !== false && attributes?.includes(name) === true;
}

/** Names of properties that React or the browser would interpret instead of the component. */
const RESERVED = /^(?::|on.*|children|dangerouslySetInnerHTML|key|ref|style|srcdoc|__proto__)$/iu;

/** Returns the allowed properties of a component: data without handlers, markup or unsafe URLs at any depth. */
export function allowProps(props: Props): Props {
  const allowed = allowFields(props);
  const { id } = allowed;
  // A component may set this id on an element.
  return typeof id === 'string' ? { ...allowed, id: safeId(id) } : allowed;
}

function allowFields(props: Props): Props {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name, value]) => !RESERVED.test(name) && (!URL_ATTRIBUTES.has(name) || isSafeUrlValue(value)))
      .map(([name, value]) => [name, allowValue(value)]),
  );
}

function allowValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(allowValue);
  return typeof value === 'object' && value !== null ? allowFields(value as Props) : value;
}

function isSafeUrlValue(value: unknown): boolean {
  return typeof value === 'string' && isSafeUrl(value);
}

function attributeText(value: unknown): string | undefined {
  if (value === true) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}
