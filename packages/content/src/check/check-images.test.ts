import { expect, test } from 'vitest';
import { parseMarkdown } from '../parse/markdown.ts';
import { checkImages } from './check-images.ts';
import { inspectFile } from './checked-file.ts';

/** Lines at which a markdown file has an image without an alternative text. */
async function linesWithoutAlt(text: string): Promise<unknown[]> {
  const { body } = await parseMarkdown(text, 'a.md');
  const base = { file: 'a.md', text, locale: undefined, draft: false, paths: [], hash: '' };
  return checkImages([inspectFile({ ...base, rows: [{ body }] })]).map(({ code, line }) => `${line} ${code}`);
}

test.for([
  '![The harbour](/p.png)',
  '![](/p.png){role="presentation"}',
  '<img src="/p.png" alt="The harbour">',
  '::image{src="/p.png" alt="The harbour"}\n::',
  '```md\n![](/p.png)\n```',
  '::card{src="/p.png"}\n::',
])('%j has an alternative text, or needs none', async (text) => {
  expect(await linesWithoutAlt(text)).toEqual([]);
});

test.for([
  '![](/p.png)',
  '![ ](/p.png)',
  '<img src="/p.png">',
  '- In a list ![](/p.png)',
  '::image{src="/p.png"}\n::',
  '::note\n![](/p.png)\n::',
])('%j has no alternative text', async (text) => {
  expect(await linesWithoutAlt(`Words\n\n${text}`)).toEqual([expect.stringMatching(/^[34] media\/alt$/u)]);
});
