import { childrenOf, isJsx, parseText } from '../../../packages/import/src/convert/parse-text.ts';
import type { Node } from '../../../packages/import/src/convert/parse-text.ts';
import { splitFrontMatter } from '../../../packages/import/src/convert/front-matter.ts';
import {
  findCode,
  maskComments,
  maskContainers,
  maskHeadingIds,
  maskMatches,
  maskMath,
} from '../../../packages/import/src/convert/mask.ts';

/** Names of fields, attributes and properties that contain a link. */
const LINKS = new Set(['href', 'to', 'link']);

/** Properties of markdown components: `{to="/path"}`, or `to: /path` between dashes. */
const COMPONENT_LINKS = /\{[^}\n]*\bto="([^"\n]+)"|^[ \t]*to:[ \t]+['"]?([^\s'"]+)/gmu;

/** A file of the source as a syntax tree, without front matter, comments and syntax that MDX does not know. */
export interface ParsedSource {
  /** The text with masked parts; offsets are those of the file. */
  text: string;
  /** Its syntax tree. */
  root: Node;
}

/** Parses a file of the source as its tool does. */
export function parseSource(original: string, syntax: 'mdx' | 'markdown'): ParsedSource {
  const { start } = splitFrontMatter(original);
  const text = maskComments(maskMatches(original.slice(0, start), /[\s\S]+/gu) + original.slice(start));
  if (syntax === 'markdown') return { text, root: parseText(text, 'markdown') };
  const plain = maskContainers(maskHeadingIds(text));
  // A dollar sign within JSX does not begin a formula.
  for (const candidate of [maskMath(plain), plain]) {
    try {
      return { text, root: parseText(candidate, 'mdx') };
    } catch {
      // Tries the next candidate.
    }
  }
  return { text, root: parseText(text, 'markdown') };
}

/** Lists the URLs that a file links to, in its text, its components and its front matter. */
export function sourceLinks(original: string, { text, root }: ParsedSource): string[] {
  const code = findCode(text);
  const components = [...text.matchAll(COMPONENT_LINKS)]
    .filter(({ index }) => !code.some(([start, end]) => index >= start && index < end))
    .map(([, inline, line]) => inline ?? line ?? '');
  const urls = [...linksOf(root), ...components, ...fieldLinks(splitFrontMatter(original).fields.values)];
  return urls.filter((url) => url !== '' && url !== '#' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(url));
}

function linksOf(node: Node): string[] {
  const childLinks = childrenOf(node).flatMap(linksOf);
  if (node.type === 'link' || node.type === 'definition') return [node.url, ...childLinks];
  if (node.type === 'html') {
    return [...node.value.matchAll(/<\w[^>]*?\s(?:href|to|link)="([^"]*)"/gu)].map(([, url = '']) => url);
  }
  if (!isJsx(node)) return childLinks;
  const urls = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && LINKS.has(attribute.name) && typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
  return [...urls, ...childLinks];
}

function fieldLinks(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldLinks);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    LINKS.has(name) && typeof field === 'string' ? [field] : fieldLinks(field),
  );
}
