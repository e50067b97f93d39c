import { compileBody } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BenchResults } from '../benchmarks/bench-results.ts';
import { config } from '../tests/fixtures/website.ts';
import { benchmarks, insertFigures } from './benchmarks.ts';

const results: BenchResults = {
  date: '2026-11-17',
  machine: { processor: 'A', cores: 2, gigabytes: 24, system: 'Debian', node: 'v26', browser: '156' },
  runs: 3,
  systems: [
    { name: 'recto', title: 'Recto', version: '0.1.0' },
    { name: 'recto-server', title: 'Recto, Node server', version: '0.1.0' },
    { name: 'hugo', title: 'Hugo', version: '0.111.3' },
    { name: 'vitepress', title: 'VitePress', version: '1.6.4' },
  ],
  results: [
    {
      system: 'hugo',
      pages: 1000,
      kind: 'cold',
      date: '2026-11-17',
      runs: 3,
      figures: { seconds: 9.456, peakBytes: 430_000_000 },
    },
    {
      system: 'recto',
      pages: 1000,
      kind: 'cold',
      date: '2026-11-17',
      runs: 3,
      figures: { seconds: 12.345, peakBytes: null },
    },
    {
      system: 'recto',
      pages: 200,
      kind: 'cold',
      date: '2026-11-17',
      runs: 3,
      figures: { seconds: 3, peakBytes: 250_000_000 },
    },
    {
      system: 'recto-server',
      pages: 200,
      kind: 'server',
      date: '2026-11-17',
      runs: 3,
      figures: { requestsPerSecond: 3456.7 },
    },
  ],
};

async function htmlOf(text: string, file = 'en/docs/page.md'): Promise<string> {
  const document = await insertFigures(results).transform?.(await parseMarkdown(text, file), { file, text });
  const parts = compileBody(document?.body.nodes ?? [], { interactive: {}, trees: {} });
  return parts.map((part) => (typeof part === 'string' ? part : '')).join('');
}

test.for([
  ['figure="cold.seconds" pages="200"', '3'],
  ['figure="cold.seconds" pages="1000"', '12.3'],
  ['figure="cold.peakBytes:MB" pages="200"', '250'],
  ['figure="cold.peakBytes:kB" pages="200"', '250,000'],
  // The largest measured site.
  ['figure="cold.seconds"', '12.3'],
] as const)('%s is %s', async ([props, number]) => {
  expect(await htmlOf(`It takes :benchmark{system="recto" ${props}} s.`)).toBe(`<p>It takes ${number} s.</p>`);
});

test.for([
  ['en', '3,457'],
  ['de', '3.457'],
  ['fr', '3\u{202F}457'],
  ['pt_br', '3.457'],
  ['ar', '3,457'],
] as const)('formats a number in %s as %s', async ([language, number]) => {
  const text = ':benchmark{system="recto-server" figure="server.requestsPerSecond"}';
  expect(await htmlOf(text, `${language}/index.md`)).toContain(number);
});

test('inserts the number of pages and the details of a run', async () => {
  const text =
    ':benchmark-pages{system="recto" figure="cold.seconds"}, :benchmark-value{of="date"}, :benchmark-value{of="cores"}';
  expect(await htmlOf(text)).toBe('<p>1,000, 2026-11-17, 2</p>');
});

test('a table has a row for each size and system that has one of the figures', async () => {
  const html = await htmlOf(
    '::benchmark-table{figures="cold.seconds cold.peakBytes:MB"}\n| System | Pages | s | MB |\n| --- | ---: | ---: | ---: |\n::',
  );
  const rows = [...html.matchAll(/<tr>(?<cells>.*?)<\/tr>/gu)].map(({ groups }) =>
    [...(groups?.['cells'] ?? '').matchAll(/>(?<text>[^<]+)</gu)].map((cell) => cell.groups?.['text']),
  );
  expect(rows).toEqual([
    ['System', 'Pages', 's', 'MB'],
    ['Recto', '200', '3', '250'],
    ['Recto', '1,000', '12.3', '–'],
    ['Hugo', '1,000', '9.46', '430'],
  ]);
  expect(html.match(/<td align="right">/gu)).toHaveLength(9);
});

test('a chart has a bar for each system that was measured with the size, the smallest figure first', async () => {
  const text = '::benchmark-chart{figure="cold.seconds" pages="1000" unit="s" caption="Builds"}\n::';
  const file = 'de/page.md';
  const document = await insertFigures(results).transform?.(await parseMarkdown(text, file), { file, text });
  expect(document?.body.nodes[0]?.[1]).toMatchObject({
    caption: 'Builds',
    bars: [
      { title: 'Hugo', label: '9,46 s', length: 76.6, isOwn: false },
      { title: 'Recto', label: '12,3 s', length: 100, isOwn: true },
    ],
  });
});

test('variants of one system have one version, and a system without results has no row', async () => {
  const html = await htmlOf('::benchmark-versions\n| System | Version |\n| --- | --- |\n::');
  expect(html.match(/<td>[^<]+<\/td>/gu)).toEqual([
    '<td>Recto</td>',
    '<td>0.1.0</td>',
    '<td>Hugo</td>',
    '<td>0.111.3</td>',
  ]);
});

test.for([
  ['::benchmark-chart{figure="cold.seconds" pages="50" unit="s"}\n::', /no cold\.seconds with 50 pages/u],
  [':benchmark{system="recto" figure="cold.seconds" pages="50"}', /no cold\.seconds of "recto" with 50 pages/u],
  [':benchmark{system="recto" figure="cold.peakBytes"}', /no cold\.peakBytes of "recto" with 1000 pages/u],
  [':benchmark{system="recto" figure="seconds"}', /"seconds" is not a valid figure/u],
  [':benchmark{figure="cold.seconds"}', /no "system"/u],
  [':benchmark-value{of="weather"}', /no value "weather"/u],
  ['::benchmark-table{figures="cold.seconds"}\nNo table.\n::', /must contain the header of a table/u],
  ['::benchmark-table{figures="cold.seconds"}\n| System |\n| --- |\n::', /one cell for each column/u],
] as const)('%s is an error', async ([text, message]) => {
  await expect(htmlOf(text)).rejects.toThrow(message);
});

test('the transformer is configured for this website', () => {
  expect(config.transformers?.map(({ name }) => name)).toContain(benchmarks.name);
});

test('the page on benchmarks has no hard-coded figures', () => {
  const page = readFileSync(join(import.meta.dirname, '../content/en/docs/12.reference/6.benchmarks.md'), 'utf8');
  const figures = page.match(/\d[\d.,]*\s(?:s|ms|kB|MB|GB|requests)\b/gu);
  // The size of a generated page, and the threshold of a long task.
  expect(figures).toEqual(['8 kB', '50 ms']);
});
