import { childrenOf, ContentError, isElement, textOf } from '@recto/content';
import type { TreeElement, TreeNode } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import type { SiteContents } from './read-site.ts';
import type { SiteFile } from './site-page.ts';

/**
 * Checks `/llms.txt`, if there is one, and the files that it links to: they have one title, and links to existing
 * pages.
 */
export async function checkLlms({ pathOf, open }: SiteContents): Promise<ContentError[]> {
  const errors: ContentError[] = [];
  const queue = ['/llms.txt'];
  for (const path of queue) {
    const file = await open(path);
    if (!file) continue;
    const { body } = await parseMarkdown(await file.read(), file.location);
    errors.push(...checkName(body.nodes, file));
    for (const { href } of linksIn(body.nodes)) {
      const target = pathOf(href, path);
      if (target === undefined) continue;
      if (!(await open(target))) {
        const message = `The target of the link "${href}" does not exist.`;
        errors.push(new ContentError('llms/link', message, 'Remove it, or add the page.', { file: file.location }));
      }
      // A file with the full text contains the same links again.
      const isPart = target.endsWith('.txt') && !target.endsWith('-full.txt');
      if (isPart && !queue.includes(target)) queue.push(target);
    }
  }
  return errors;
}

/** See llmstxt.org: one level-1 heading, before everything else. */
function checkName(nodes: readonly TreeNode[], { location }: SiteFile): ContentError[] {
  const blocks = nodes.filter(isElement);
  const names = blocks.filter(([tag]) => tag === 'h1');
  if (names.length === 1 && blocks[0] === names[0] && names.every((name) => textOf(name).trim() !== '')) return [];
  const hint = 'Begin it with "# " and the name of the site or section, and use no other level-1 heading.';
  return [
    new ContentError('llms/name', 'This file does not begin with a single level-1 heading.', hint, { file: location }),
  ];
}

function linksIn(nodes: readonly TreeNode[]): { href: string }[] {
  return nodes.filter(isElement).flatMap((node: TreeElement) => {
    const { href } = node[1];
    return [...(node[0] === 'a' && typeof href === 'string' ? [{ href }] : []), ...linksIn(childrenOf(node))];
  });
}
