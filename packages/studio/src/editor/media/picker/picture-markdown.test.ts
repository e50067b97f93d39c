import { childrenOf, isElement } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertMarkdown, pictureMarkdown } from './picture-markdown.ts';

async function read(text: string): Promise<Record<string, unknown> | undefined> {
  const find = (nodes: readonly TreeNode[]): Record<string, unknown> | undefined => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const props = node[0] === 'img' ? node[1] : find(childrenOf(node));
      if (props) return props;
    }
    return undefined;
  };
  return find((await parseMarkdown(text, 'a.md', {})).body.nodes);
}

test('writes an image and a decorative image', () => {
  expect(pictureMarkdown({ url: '/a.png', alt: 'A map\nof the town' })).toBe('![A map of the town](/a.png)');
  expect(pictureMarkdown({ url: './a.png', alt: '' })).toBe('![](./a.png)');
});

test('preserves any alternative text when parsed', async () => {
  const words = [
    '&amp;',
    '&#65;',
    ':icon',
    '::',
    '{{a}}',
    '{.red}',
    'https://a.example',
    '<b>',
    '==',
    '![',
    'www.a.example',
    'a@b.example',
  ];
  const characters = fc.constantFrom(...Array.from('ab [](){}<>*_`\\!:$~&#"\'|=.-+/@^;صé'), ...words);
  await fc.assert(
    fc.asyncProperty(fc.array(characters, { maxLength: 12 }), async (letters) => {
      const alt = letters.join('').replaceAll(/\s+/gu, ' ').trim();
      const picture = await read(`Words ${pictureMarkdown({ url: '/a.png', alt })} words.\n`);
      expect({ alt: picture?.['alt'] ?? '', src: picture?.['src'] }).toEqual({ alt, src: '/a.png' });
    }),
    { numRuns: 500 },
  );
});

test.for([
  [{ anchor: 2, head: 2 }, 'abXcd\n', 3],
  [{ anchor: 3, head: 1 }, 'aXd\n', 2],
  [{ anchor: 99, head: 99 }, 'abcd\nX', 6],
  [undefined, 'abcd\n\nX\n', 7],
] as const)('inserts text at %o', ([selection, text, caret]) => {
  expect(insertMarkdown('abcd\n', 'X', selection)).toEqual({ text, caret });
});

test('adds a line break before the insertion if the text does not end with one', () => {
  expect(insertMarkdown('abcd', 'X', undefined).text).toBe('abcd\n\nX\n');
  expect(insertMarkdown('', 'X', undefined).text).toBe('X\n');
  expect(insertMarkdown('ab\r\n', 'X', undefined).text).toBe('ab\r\n\r\nX\r\n');
});
