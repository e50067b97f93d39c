import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashSource, isSourceHash } from './hash-source.ts';

const TEXT = '---\ntitle: A\n---\n\n# A\n\nWords.';

test('it is the start of the SHA-256 of the whole text, including front matter', async () => {
  expect(await hashSource(TEXT)).toBe(createHash('sha256').update(TEXT).digest('hex').slice(0, 16));
});

test.for([
  ['Windows line endings', TEXT.replaceAll('\n', '\r\n')],
  ['old Mac line endings', TEXT.replaceAll('\n', '\r')],
  ['a byte order mark', `\uFEFF${TEXT}`],
  ['a final line ending', `${TEXT}\n`],
  ['blank lines at the end', `${TEXT}\r\n \n`],
])('%s does not change the hash', async ([, text = '']) => {
  expect(await hashSource(text)).toBe(await hashSource(TEXT));
});

test.for([
  ['a word', TEXT.replace('Words', 'Wörds')],
  ['a field of the front matter', TEXT.replace('title: A', 'title: B')],
  ['a blank line inside', TEXT.replace('# A\n', '# A\n\n')],
  ['a space at the start', ` ${TEXT}`],
])('%s changes the hash', async ([, text = '']) => {
  expect(await hashSource(text)).not.toBe(await hashSource(TEXT));
});

test.for([
  ['0123456789abcdef', true],
  ['0123456789ABCDEF', false],
  ['0123456789abcde', false],
  ['0123456789abcdef0', false],
  ['0123456789abcdeg', false],
  [1234567890123456, false],
  [null, false],
] as const)('%o is a hash: %s', ([value, isHash]) => {
  expect(isSourceHash(value)).toBe(isHash);
});

test.for([
  '---\ntitle: A\nredirectFrom:\n  - /old\n  - /older\n---\nText.\n',
  '---\nredirectFrom: [/old]\ntitle: A\n---\nText.\n',
  '---\r\ntitle: A\r\nredirectFrom:\r\n- /old\r\n---\r\nText.\r\n',
])('former paths do not change the hash: %j', async (text) => {
  expect(await hashSource(text)).toBe(await hashSource('---\ntitle: A\n---\nText.\n'));
});

test('text that looks like former paths changes the hash', async () => {
  expect(await hashSource('Text.\nredirectFrom:\n- a\n')).not.toBe(await hashSource('Text.\n'));
});
