import { expect, test } from 'vitest';
import { parseFile } from '../../packages/content/src/parse/parse-file.ts';
import { readPages } from './pages.ts';

const FORMATS = new Set(['md', 'yaml', 'json', 'csv']);

/** Of the others, `mermaid` is drawn when the website is built, and docker.host.ts reads the `dockerfile`. */
const CHECKED = ['ts', 'tsx', 'bash', 'txt', 'html', 'sql', 'css', 'mermaid', 'dockerfile'];
/** A file of Netlify's own, of five lines, and what people bring from other tools. */
const UNCHECKED = ['toml', 'vue', 'js', 'mdx'];

const pages = readPages('en');
const contents = pages.flatMap(({ file, fences }) =>
  fences
    .filter(({ language }) => FORMATS.has(language))
    .map(({ line, language, code, file: name = `a.${language}` }) => [`${file}:${line}`, name, code] as const),
);

test.for(contents)('%s is content without a fault', async ([, name, code]) => {
  // A list is no file of its own, but what is shown of one.
  const text = code.startsWith('[') ? `{ "list": ${code} }` : code;
  await expect(parseFile({ file: name, text })).resolves.not.toEqual([]);
});

test('every language is one that is checked, here or elsewhere', () => {
  const languages = new Set(pages.flatMap(({ fences }) => fences.map(({ language }) => language)));
  for (const language of [...FORMATS, ...CHECKED, ...UNCHECKED]) languages.delete(language);
  expect([...languages]).toEqual([]);
});

test('there is content in the pages', () => {
  expect(contents.length).toBeGreaterThan(30);
});
