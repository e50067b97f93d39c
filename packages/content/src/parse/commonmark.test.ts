import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import deviations from '../../fixtures/markdown/commonmark-deviations.json' with { type: 'json' };
import { normaliseHtml } from '../../fixtures/markdown/normalise-html.ts';
import { compileBody } from '../render/compile-body.ts';
import { parseMarkdown } from './markdown.ts';

interface Example {
  number: number;
  section: string;
  markdown: string;
  html: string;
}

const { tests } = createRequire(import.meta.url)('commonmark-spec') as { tests: Example[] };
const reasons = new Map(deviations.flatMap(({ reason, examples }) => examples.map((number) => [number, reason])));

async function render(markdown: string): Promise<string> {
  // A rule on the first line would start front matter, which CommonMark does not have.
  const { body } = await parseMarkdown(`\n${markdown}`, 'spec.md');
  return compileBody(body.nodes, { interactive: {}, trees: {} }).map(String).join('');
}

test('the test suite is complete', () => {
  expect(tests.length).toBeGreaterThan(600);
});

/** Returns the actual and the expected HTML of an example. */
async function compare({ markdown, html }: Example): Promise<{ ours: string; theirs: string }> {
  const [input, expected] = [markdown, html].map((text) => text.replaceAll('→', '\t'));
  return {
    ours: normaliseHtml(await render(input ?? ''), { headingIds: false }),
    theirs: normaliseHtml(expected ?? '', { headingIds: false }),
  };
}

const cases = tests.map((example) => [example.number, example.section, example] as const);

test.for(cases.filter(([number]) => !reasons.has(number)))('example %i (%s)', async ([, , example]) => {
  const { ours, theirs } = await compare(example);
  expect(ours).toBe(theirs);
});

test.for(cases.filter(([number]) => reasons.has(number)))(
  'example %i (%s) still deviates; otherwise, remove it from the list',
  async ([, , example]) => {
    const { ours, theirs } = await compare(example);
    expect(ours).not.toBe(theirs);
  },
);

test('every deviation refers to an existing example and is listed once', () => {
  const listed = deviations.flatMap(({ examples }) => examples);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((number) => !tests.some((example) => example.number === number))).toEqual([]);
});
