import { childrenOf, isElement, textOf } from '../parse/document.ts';
import type { Props, TreeElement, TreeNode } from '../parse/document.ts';
import { compileBody } from '../render/compile-body.ts';
import { isGenerated } from '../render/drawing.ts';

/** Options of `renderPlainHtml`. */
export interface PlainHtmlOptions {
  /** Makes a URL without a host absolute: a path, or a fragment of the page. */
  resolveUrl?: (url: string) => string;
}

/**
 * Renders a plain tree as HTML that works outside the site: no scripts, absolute URLs, and no classes except the
 * language of code.
 */
export function renderPlainHtml(
  nodes: readonly TreeNode[],
  { resolveUrl = (url) => url }: PlainHtmlOptions = {},
): string {
  const convert = (node: TreeNode): TreeNode[] => {
    if (!isElement(node)) return [node];
    if (isGenerated(node)) return [replaceDrawing(node)];
    const [tag, props] = node;
    const children = childrenOf(node).flatMap(convert);
    if (tag === 'pre') return convertCode(node);
    if (tag === 'blockquote') return [['blockquote', {}, ...titleOf(props), ...children]];
    if (tag === 'section') return [['hr', {}], ...children];
    return [[tag, convertProps(props, resolveUrl), ...children]];
  };
  const parts = compileBody(nodes.flatMap(convert), { interactive: {}, trees: {} });
  return parts.filter((part) => typeof part === 'string').join('');
}

function convertProps(props: Props, resolveUrl: (url: string) => string): Props {
  const changed = ['href', 'src'].flatMap((name) => {
    const url = props[name];
    const isComplete = typeof url !== 'string' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(url);
    return isComplete ? [] : [[name, resolveUrl(url)] as const];
  });
  return { ...props, class: undefined, ...Object.fromEntries(changed) };
}

/** Replaces a drawing, which needs the styles of the site, by its description or its source. */
function replaceDrawing(node: TreeElement): TreeNode {
  const { source, 'aria-label': label } = node[1];
  if (typeof label === 'string') return ['p', {}, label];
  return ['code', {}, typeof source === 'string' ? source : textOf(node)];
}

function convertCode(node: TreeElement): TreeNode[] {
  const { language, filename } = node[1];
  const props = typeof language === 'string' ? { class: `language-${language}` } : {};
  return [
    ...(typeof filename === 'string' ? [['p', {}, ['code', {}, filename]] satisfies TreeNode] : []),
    ['pre', {}, ['code', props, textOf(node)]],
  ];
}

function titleOf({ title }: Props): TreeNode[] {
  return typeof title === 'string' ? [['p', {}, ['strong', {}, title]]] : [];
}
