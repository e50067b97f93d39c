import { childrenOf, isElement, plainTree, renderMarkdown } from '@recto/content';
import type { PlainTreeOptions, TreeNode } from '@recto/content';
import type { Site } from '../app/site.ts';

/** What a loader says of a page, as far as it can be read. */
export interface PageText {
  title: string;
  description?: string | undefined;
  /** What its screen shows, or else its text. */
  shown?: readonly TreeNode[];
}

interface PageMarkdownOptions extends PlainTreeOptions {
  site: Pick<Site, 'title'>;
}

/** A page as markdown: what its screen shows, below its name and what it is about where the screen does not say them. */
export function renderPageMarkdown(
  { title, description = '', shown = [] }: PageText,
  { site, ...options }: PageMarkdownOptions,
): string {
  const isNamed = hasTitle(shown);
  const name: TreeNode = ['h1', {}, title === '' ? site.title : title];
  const about: TreeNode = ['p', {}, description];
  return renderMarkdown(plainTree([...(isNamed ? [] : [name, about]), ...shown], options));
}

function hasTitle(nodes: readonly TreeNode[]): boolean {
  return nodes.some((node) => isElement(node) && (node[0] === 'h1' || hasTitle(childrenOf(node))));
}
