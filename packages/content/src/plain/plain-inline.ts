import { childrenOf, isElement, textOf } from '../parse/document.ts';
import type { Props, TreeElement, TreeNode } from '../parse/document.ts';
import { fallbackText } from '../parse/fallback-text.ts';
import { unwrapSlots } from '../render/compile-body.ts';
import type { RenderMap } from '../render/compile-body.ts';
import { isGenerated } from '../render/drawing.ts';
import { expandComponent, ownValue, plainTag } from '../render/expand-component.ts';
import { isSafeUrl } from '../allow-list/safe-url.ts';
import { allowAttributes, classifyTag } from '../allow-list/sanitise.ts';
import { textsIn } from '../components/markdown-component.ts';
import { isInlineTag } from './node-kinds.ts';

/** Inline elements that are kept, with the tag they become. Other elements are replaced by their children. */
const KEPT_TAGS: Record<string, string> = {
  a: 'a',
  b: 'strong',
  br: 'br',
  code: 'code',
  del: 'del',
  em: 'em',
  i: 'em',
  img: 'img',
  input: 'input',
  kbd: 'kbd',
  s: 'del',
  strong: 'strong',
  sub: 'sub',
  sup: 'sup',
};

/** Elements that are kept although they have no children. */
const EMPTY = new Set(['br', 'img', 'input']);

/** Attributes that are kept. */
const KEPT_ATTRIBUTES = new Set(['href', 'src', 'alt', 'title', 'checked']);

/** Converts inline content: replaces components by their output, and keeps only plain inline elements. */
export function plainInline(nodes: readonly TreeNode[], components: RenderMap['trees']): TreeNode[] {
  const parts = nodes.flatMap((node): TreeNode[] => {
    if (!isElement(node) || isGenerated(node)) return [node];
    if (ownValue(components, node[0])) return plainInline(expandComponent(node, components), components);
    return plainElement(node, components);
  });
  return joinText(parts);
}

/** Joins neighbouring text nodes and removes empty ones. */
function joinText(parts: readonly TreeNode[]): TreeNode[] {
  const joined: TreeNode[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part;
    else if (part !== '') joined.push(part);
  }
  return joined;
}

function plainElement(node: TreeElement, components: RenderMap['trees']): TreeNode[] {
  const [, props] = node;
  const tag = plainTag(node[0]);
  const fallback = fallbackText(node);
  if (fallback !== undefined) return [textOf(fallback)];
  if (isMedia(tag)) return mediaLink(node);
  if (classifyTag(tag) === 'drop' || props['role'] === 'doc-backlink') return [];
  if (props['class'] === 'footnote-ref') return [['sup', { class: 'footnote-ref' }, textOf(node)]];
  const keptTag = ownValue(KEPT_TAGS, tag);
  if (keptTag === 'code') return textOf(node) === '' ? [] : [['code', {}, textOf(node)]];
  const children = plainInline(unwrapSlots(childrenOf(node)), components);
  if (keptTag === undefined) return isInlineTag(tag) ? children : [' ', ...textsOfProps(props), ...children, ' '];
  if (children.length === 0 && !EMPTY.has(keptTag)) return [];
  const attributes = Object.fromEntries(
    Object.entries(allowAttributes(tag, props)).filter(([name]) => KEPT_ATTRIBUTES.has(name)),
  );
  if (keptTag === 'a' && attributes['href'] === undefined) return children;
  if (keptTag === 'img' && attributes['src'] === undefined) return [attributes['alt'] ?? ''];
  return [[keptTag, attributes, ...children]];
}

const MEDIA = new Set(['audio', 'iframe', 'video']);

/** Returns whether an element is embedded media, which is replaced by a link. */
export function isMedia(tag: string): boolean {
  return MEDIA.has(tag);
}

/** Replaces embedded media by a link to its source, since readers of markdown and feeds cannot play it. */
function mediaLink(node: TreeElement): TreeNode[] {
  const sources = [node, ...childrenOf(node).filter(isElement)].map(([, { src }]) => src);
  const url = sources.find((src) => typeof src === 'string' && isSafeUrl(src));
  if (typeof url !== 'string') return [];
  const { title } = node[1];
  return [['a', { href: url }, typeof title === 'string' ? title : url]];
}

function textsOfProps(props: Props): TreeNode[] {
  return textsIn(props).map(({ text }) => `${text} `);
}
