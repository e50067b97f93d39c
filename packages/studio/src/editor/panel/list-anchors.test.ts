import { parseMarkdown } from '@recto/content/markdown';
import { expect, test } from 'vitest';
import { listAnchors } from './list-anchors.ts';

test('lists the headings of a text with their ids', async () => {
  const text = '# One\n\n## Two *words*\n\n> ### In a quote {#own}\n\n## Two words\n';
  const { body } = await parseMarkdown(text, 'a.md', {});
  expect(listAnchors(body.nodes)).toEqual([
    { id: 'one', title: 'One' },
    { id: 'two-words', title: 'Two words' },
    { id: 'own', title: 'In a quote' },
    { id: 'two-words-1', title: 'Two words' },
  ]);
});
