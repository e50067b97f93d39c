import { childrenOf, isElement, plainTree, renderMarkdown } from '@recto/content';
import type { PlainTreeOptions, TreeNode } from '@recto/content';
import type { Site } from '../app/site.ts';

/** The texts of a page. */
export interface PageText {
  title: string;
  description?: string | undefined;
  /** The tree of its screen, or else its body. */
  shown?: readonly TreeNode[];
}

interface PageMarkdownOptions extends PlainTreeOptions {
  site: Pick<Site, 'title'>;
}

/** Renders a page as markdown: what its screen shows, below its title and description if the screen has no title. */
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
