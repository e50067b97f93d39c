import { expect, test } from 'vitest';
import { ContentError } from '../errors.ts';
import { parseFrontMatter } from './front-matter.ts';

/** Returns the content error of a text. */
function errorOf(text: string): ContentError {
  try {
    parseFrontMatter(text, 'docs/a.md');
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('The text has no error.');
}

test('parses YAML between two fences and returns the rest as content', () => {
  const text = '---\ntitle: Setup\ntags:\n  - a\n  - b\nseo: { noindex: true }\n---\n# Hello\n';
  expect(parseFrontMatter(text, 'a.md')).toEqual({
    data: { title: 'Setup', tags: ['a', 'b'], seo: { noindex: true } },
    content: '# Hello\n',
    contentLine: 8,
    lines: { title: 2, tags: 3, 'tags.0': 4, 'tags.1': 5, seo: 6, 'seo.noindex': 6 },
    columns: { title: 8, tags: 1, 'tags.0': 5, 'tags.1': 5, seo: 6, 'seo.noindex': 17 },
  });
});

test('accepts JSON as front matter', () => {
  const { data, lines, content } = parseFrontMatter('---\n{\n  "title": "Setup",\n  "n": 2\n}\n---\nHi', 'a.md');
  expect(data).toEqual({ title: 'Setup', n: 2 });
  expect(lines).toEqual({ title: 3, n: 4 });
  expect(content).toBe('Hi');
});

test('accepts Windows line endings', () => {
  const { data, lines, content, contentLine } = parseFrontMatter('---\r\na: x\r\nb: 2\r\n---\r\nHi\r\n', 'a.md');
  expect(data).toEqual({ a: 'x', b: 2 });
  expect(lines).toEqual({ a: 2, b: 3 });
  expect(content).toBe('Hi\r\n');
  expect(contentLine).toBe(5);
});

test.for([
  ['no front matter', '# Hello\n\n---\n\nrule', '# Hello\n\n---\n\nrule'],
  ['empty front matter', '---\n---\nHi', 'Hi'],
  ['only a comment in its front matter', '---\n# nothing yet\n---\nHi', 'Hi'],
  ['a fence that is not on the first line', '\n---\na: 1\n---\n', '\n---\na: 1\n---\n'],
] as const)('a text with %s has no data', ([, text, content]) => {
  expect(parseFrontMatter(text, 'a.md')).toMatchObject({ data: {}, content, lines: {} });
});

test('ignores spaces after a fence', () => {
  expect(parseFrontMatter('--- \na: 1\n---\t\nHi', 'a.md')).toMatchObject({ data: { a: 1 }, content: 'Hi' });
});

test('does not treat a rule in the content as the end of the front matter', () => {
  expect(parseFrontMatter('---\na: 1\n---\none\n\n---\n\ntwo', 'a.md').content).toBe('one\n\n---\n\ntwo');
});

test('keeps dates and times as text', () => {
  expect(parseFrontMatter('---\ndate: 2025-01-31\n---\n', 'a.md').data).toEqual({ date: '2025-01-31' });
});

test('reports front matter that is never closed at its first line', () => {
  expect(errorOf('---\ntitle: A\n\n# Hello\n')).toMatchObject({
    code: 'front-matter/open',
    message: 'The front matter is never closed.',
    file: 'docs/a.md',
    line: 1,
  });
});

test.for([
  ['a value with a colon', '---\ntitle: A\ntext: one: two\n---\n', 3, 7],
  ['a tab as indentation', '---\ntitle: A\nlist:\n\t- b\n---\n', 4, 1],
  ['a duplicate field', '---\ntitle: A\nn: 1\ntitle: B\n---\n', 4, 1],
  ['a value with a colon and Windows line endings', '---\r\na: 1\r\ntext: one: two\r\n---\r\n', 3, 7],
] as const)('reports %s at its line', ([, text, line, column]) => {
  expect(errorOf(text)).toMatchObject({ code: 'front-matter/yaml', file: 'docs/a.md', line, column });
});

test.for([
  ['double', '---\nn: 1\ntitle: "never closed\ndescription: x\nlast: y\n---\n', 3],
  ['single', "---\ntitle: 'never closed\ndescription: x\nlast: y\n---\n", 2],
] as const)('reports a %s quote that is never closed where it was opened', ([, text, line]) => {
  const error = errorOf(text);
  expect(error.line).toBe(line);
  expect(error.message).toMatch(/^The front matter is not valid YAML: Missing closing ["']quote\.$/u);
});

test.for([
  ['a list', '---\n- a\n- b\n---\n'],
  ['a text', '---\njust words\n---\n'],
] as const)('reports %s instead of fields', ([, text]) => {
  expect(errorOf(text)).toMatchObject({
    code: 'front-matter/shape',
    message: 'The front matter must be a list of fields.',
    line: 2,
  });
});

test('treats front matter in a programming language as text and never runs it', () => {
  const text = '---js\nglobalThis.hasRun = true\n---\nHi';
  expect(parseFrontMatter(text, 'a.md')).toMatchObject({ data: {}, content: text });
  expect(globalThis).not.toHaveProperty('hasRun');
});

test('returns text for a YAML tag of a function', () => {
  const { data } = parseFrontMatter('---\nrun: !!js/function "function () { return 1 }"\n---\n', 'a.md');
  expect(data).toEqual({ run: 'function () { return 1 }' });
});
