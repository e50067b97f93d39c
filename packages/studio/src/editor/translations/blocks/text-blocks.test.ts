import { expect, test } from 'vitest';
import { readTextBlocks } from './text-blocks.ts';

const kinds = (text: string, path = 'content/en/a.md') =>
  readTextBlocks(path, text).map(({ kind, hasWords }) => `${kind}${hasWords ? '' : ' (no words)'}`);

test('returns the kind of markdown blocks and whether they contain text to translate', () => {
  const text = [
    '---\ntitle: A\n---',
    '# Heading',
    'Words.',
    '- one\n- two',
    '1. one',
    '```js\nlet word = 1;\n```',
    '$$\nx\n$$',
    '---',
    '![](/a.png)',
    '![A cat](/a.png)',
    '::card{icon="star"}\n::',
    '::card{title="Star"}\n::',
    '::card\nWords\n::',
    '| a |\n| - |\n| b |',
    '> Quoted',
    '`code`',
  ].join('\n\n');
  expect(kinds(text)).toEqual([
    'heading 1',
    'paragraph',
    'list',
    'ordered list',
    'code (no words)',
    'formula (no words)',
    'rule (no words)',
    'paragraph (no words)',
    'paragraph',
    'component card (no words)',
    'component card',
    'component card',
    'table',
    'quote',
    'paragraph (no words)',
  ]);
});

test.for([
  ['a component with invalid fields', '---\ntitle: A\n---\n\n::card\n---\na: [\n---\n::\n\nMore\n', '::card'],
  ['front matter that is never closed', '---\ntitle: A\n', '---'],
] as const)('returns a text with %s as one block', ([, text, start]) => {
  const blocks = readTextBlocks('a.md', text);
  expect(blocks.map(({ kind }) => kind)).toEqual(['text']);
  expect(blocks[0]?.source).toBe(text.slice(text.indexOf(start, start === '---' ? 0 : 4)).trimEnd());
});

test('returns no blocks for data files, and one block for any other text', () => {
  expect(kinds('a: b\n', 'a.yml')).toEqual([]);
  expect(kinds('a,b\n1,2\n', 'a.csv')).toEqual(['text']);
  expect(kinds('\n\n', 'a.csv')).toEqual([]);
});
