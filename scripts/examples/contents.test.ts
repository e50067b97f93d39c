import { expect, test } from 'vitest';
import { parseFile } from '../../packages/content/src/parse/parse-file.ts';
import { readPages } from './pages.ts';

const FORMATS = new Set(['md', 'yaml', 'json', 'csv']);

/**
 * Checked by other tests; `mermaid` is rendered when the website is built, docker.host.ts and deployment.test.ts read
 * `dockerfile`, and deployment.test.ts `ini` and `nginx`.
 */
const CHECKED = ['ts', 'tsx', 'bash', 'txt', 'html', 'sql', 'css', 'mermaid', 'dockerfile', 'ini', 'nginx'];
/**
 * Not checked: a configuration file of Netlify with five lines, files of other tools that people migrate from, and the
 * signatures of the API reference (`typescript`), which are generated.
 */
const UNCHECKED = ['toml', 'vue', 'js', 'mdx', 'typescript'];

const pages = readPages('en');
const contents = pages.flatMap(({ file, fences }) =>
  fences
    .filter(({ language }) => FORMATS.has(language))
    .map(({ line, language, code, file: name = `a.${language}` }) => [`${file}:${line}`, name, code] as const),
);

test.for(contents)('%s is valid content', async ([, name, code]) => {
  // A list cannot be a file, but the excerpt of one.
  const text = code.startsWith('[') ? `{ "list": ${code} }` : code;
  await expect(parseFile({ file: name, text })).resolves.not.toEqual([]);
});

test('every language is listed as checked or unchecked', () => {
  const languages = new Set(pages.flatMap(({ fences }) => fences.map(({ language }) => language)));
  for (const language of [...FORMATS, ...CHECKED, ...UNCHECKED]) languages.delete(language);
  expect([...languages]).toEqual([]);
});

test('the pages contain examples of content', () => {
  expect(contents.length).toBeGreaterThan(30);
});
