import { expect, test, vi } from 'vitest';
import { parseMarkdown } from './markdown.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Repeated parts and endings of texts whose parsing once took quadratic time, or could have. */
const INPUTS = [
  ['http://a.', ''],
  ['https://a.', ' x'],
  ['ftp://a.', ''],
  ['http://a.b/(', ''],
  ['http://a.b/"', '"'],
  ['http://a.b/http://a.b/', ''],
  ['//a.', ''],
  ['www.a.', ''],
  ['www.a.b *a* ', ''],
  ['a@a.', ''],
  ['mailto:a@a.', ''],
  ['<http://a', ''],
  [':a[', ''],
  [':a[', '`'],
  [':a[', ']'],
  [':a[b]', ''],
  [':a[[', ']'],
  [':a[', String.raw`\]`],
  [':a{', '} x'],
  ['{#a', '} x'],
  ['a{.b ', '} x'],
  ['{a', '\n}'],
  ['`a`{b=(', '} x'],
  ['`a`{b="', '} x'],
  [':a:', ''],
  ['::a b\n', '::'],
  ['::a b\n', ''],
  ['{{ $doc.a', ''],
  ['[', ''],
  ['[a]{.b} [', ']{.b}'],
  ['[a [b]{', '}](c)'],
  ['![', ''],
  ['[a](', ''],
  ['[^', ')'],
  ['*a', ''],
  ['**a ', ''],
  ['_a_', ''],
  ['a~~', ''],
  ['`a', ''],
  ['$a', ''],
  ['$$a', ']'],
  ['<a b="', ''],
  ['<!--', ''],
  ['&#', ''],
  ['a\n', ''],
  ['漢\n', ''],
  ['> ', ''],
  ['\n- ', ''],
  ['\n::a\n', ''],
  ['\n[^a]: ', ''],
] as const;

const LENGTH = 10_000;
/** Minimum time to compare, in milliseconds. */
const MIN_MS = 8;

test.for(INPUTS)('SEC-15: parses repeated %j with the ending %j in linear time', async ([part, end]) => {
  const parse = async (length: number): Promise<number> => {
    const text = part.repeat(length / part.length) + end;
    const times: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const start = process.cpuUsage();
      // An error is allowed, but must be as fast.
      await parseMarkdown(text, 'a.md').catch(() => undefined);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
    return Math.max(MIN_MS, Math.min(...times));
  };
  // Measured up to three times, because a busy machine can distort a measurement.
  const ratios: number[] = [];
  for (let measured = 0; measured < 3 && !ratios.some((ratio) => ratio < 10); measured += 1) {
    ratios.push((await parse(4 * LENGTH)) / (await parse(LENGTH)));
  }
  expect(Math.min(...ratios)).toBeLessThan(10);
});

test('SEC-15: treats a bare URL over the maximum length as text, but links it in angle brackets', async () => {
  const url = `https://a.example/${'a'.repeat(5000)}`;
  const isLinked = async (markdown: string): Promise<boolean> =>
    JSON.stringify((await parseMarkdown(markdown, 'a.md')).body.nodes).includes('href');
  expect(await isLinked(`${url} x`)).toBe(false);
  expect(await isLinked(`<${url}> x`)).toBe(true);
  expect(await isLinked(`${url.slice(0, 4000)} x`)).toBe(true);
});
