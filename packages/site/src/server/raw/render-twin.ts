import { isElement, plainTree, renderMarkdown } from '@recto/content';
import type { PlainTreeOptions, TreeNode } from '@recto/content';
import type { Site } from '../../app/site.ts';

/** What a loader says of a page, as far as it can be read. */
export interface TwinSource {
  title: string;
  description?: string;
  outline?: readonly TreeNode[];
  body?: readonly TreeNode[];
}

interface TwinOptions extends PlainTreeOptions {
  site: Pick<Site, 'title'>;
}

/** A page as markdown: its name, what it is about, what its screen shows, and its text. */
export function renderTwin(
  { title, description = '', outline = [], body = [] }: TwinSource,
  { site, ...options }: TwinOptions,
): string {
  const isNamed = outline.some((node) => isElement(node) && node[0] === 'h1');
  const name: TreeNode = ['h1', {}, title === '' ? site.title : title];
  const about: TreeNode = ['p', {}, description];
  return renderMarkdown(plainTree([...(isNamed ? [] : [name, about]), ...outline, ...body], options));
}
