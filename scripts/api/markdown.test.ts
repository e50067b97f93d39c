import { expect, test } from 'vitest';
import { commentCell, firstSentence, renderComment, typeCell } from './markdown.ts';

test.for([
  ['a <b> of {c}', String.raw`a \<b> of \{c}`],
  ['code `<b>` and `{c}`', 'code `<b>` and `{c}`'],
  ['such as :name, but not 12:30', String.raw`such as \:name, but not 12:30`],
  ['one\ntwo\n\nthree', 'one two\n\nthree'],
  ['first\n\n    const a = 1;\n    b();', 'first\n\n```typescript\nconst a = 1;\nb();\n```'],
] as const)('renders the comment %j', ([comment, markdown]) => {
  expect(renderComment(comment)).toBe(markdown);
});

test('escapes bars in cells', () => {
  expect(commentCell('a|b or `c|d`')).toBe(String.raw`a\|b or ${'`'}c\|d${'`'}`);
  expect(typeCell("'a' | 'b'")).toBe(String.raw`${'`'}'a' \| 'b'${'`'}`);
});

test('shortens long types', () => {
  const field = '{ title: string; description: string; image: { src: string; width: number } }';
  const shorter = '{ title: string; description: string; image: object }';
  expect(typeCell(`(page: ${field}, other: ${field}) => void`)).toBe(
    `\`(page: ${shorter}, other: ${shorter}) => void\``,
  );
  const names = Array.from({ length: 30 }, (_, index) => `'name-${index}'`);
  expect(typeCell(names.join(' | '))).toMatch(/^`'name-0' .*…`$/u);
});

test('finds the first sentence', () => {
  expect(firstSentence('Opens `a.md`. Then more.')).toBe('Opens `a.md`.');
  expect(firstSentence('Opens it:\n\n    open();')).toBe('Opens it.');
});
