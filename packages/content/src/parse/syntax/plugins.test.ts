import { expect, test } from 'vitest';
import wiki from '../../../fixtures/plugins/wiki-link.ts';
import { compileBody } from '../../render/compile-body.ts';
import { readSource, setMarkdownPlugins } from '../../source/read-source.ts';
import { parseMarkdown } from '../markdown.ts';
import { loadPlugins } from './plugins.ts';

const TEXT = 'See [[home]] and [[!star]].\n\n%%\nBeware of\nthe dog.\n\n**End**';

test('converts tokens of a plugin to elements, only for texts with the plugin', async () => {
  const { body } = await parseMarkdown(TEXT, 'a.md', { plugins: [wiki] });
  expect(body.nodes).toEqual([
    ['p', {}, 'See ', ['a', { href: '/wiki/home' }, 'home'], ' and ', ['icon', { name: 'star' }], '.'],
    ['note', {}, 'Beware of\nthe dog.'],
    ['p', {}, ['strong', {}, 'End']],
  ]);
  expect(body.lines).toEqual([
    [1, 1],
    [3, 5],
    [7, 7],
  ]);
  const plain = await parseMarkdown(TEXT, 'a.md');
  expect(plain.body.nodes[0]).toEqual(['p', {}, 'See [[home]] and [[!star]].']);
});

test('sanitises elements of a plugin', async () => {
  const script = (md: { block: { ruler: { before: (...args: unknown[]) => void } } }): void => {
    md.block.ruler.before(
      'fence',
      'script',
      (state: { push: (...args: unknown[]) => { content: string }; line: number }) => {
        state.push('script', 'script', 0).content = 'alert(1)';
        state.line += 1;
        return true;
      },
    );
  };
  const { body } = await parseMarkdown('x', 'a.md', { plugins: [script] });
  expect(compileBody(body.nodes, { interactive: {}, trees: {} }).map(String).join('')).not.toContain('<script');
});

test('readSource returns blocks with the syntax of a plugin as raw', () => {
  setMarkdownPlugins([wiki]);
  try {
    const { blocks } = readSource(TEXT);
    expect(blocks.map(({ type, start, end }) => [type, TEXT.slice(start, end)])).toEqual([
      ['raw', 'See [[home]] and [[!star]].'],
      ['raw', '%%\nBeware of\nthe dog.'],
      ['paragraph', '**End**'],
    ]);
  } finally {
    setMarkdownPlugins([]);
  }
});

test('loads plugins from default exports, and reports other exports', async () => {
  expect(
    await loadPlugins([async () => ({ default: wiki }), async () => ({ default: { default: wiki } })], 'c.ts'),
  ).toEqual([wiki, wiki]);
  await expect(loadPlugins([async () => ({ default: wiki }), async () => ({})], 'c.ts')).rejects.toMatchObject({
    code: 'markdown/plugin',
    message: 'The markdown plugin 2 is not a function.',
    file: 'c.ts',
  });
});
