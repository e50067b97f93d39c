import { parseMarkdown } from '@recto/content/markdown';
import { isElement } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CONTENT = join(import.meta.dirname, '../content');

/** Reserved host names, which have no server. */
const RESERVED = /^https?:\/\/[^/]*\.example(?:[/:?#]|$)/u;

function linksIn(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const [, props, ...children] = node;
    return [props['href'], props['to']].filter((url) => typeof url === 'string').concat(linksIn(children));
  });
}

test('the text of the website has no links to reserved hosts', async () => {
  const found = await Promise.all(
    globSync('**/*.md', { cwd: CONTENT })
      .map((file) => ({ file, text: readFileSync(join(CONTENT, file), 'utf8') }))
      .filter(({ text }) => /(?:\]\(|to: ?["']?)https?:\/\/\S*\.example/u.test(text))
      .map(async ({ file, text }) => {
        const { body } = await parseMarkdown(text, file);
        return linksIn(body.nodes)
          .filter((url) => RESERVED.test(url))
          .map((url) => `${file}: ${url}`);
      }),
  );
  expect(found.flat()).toEqual([]);
});
