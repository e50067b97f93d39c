import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { loadSite } from './load-site.ts';

const packageFolder = fileURLToPath(new URL('../../../', import.meta.url));

const FILES = {
  'package.json': '{ "type": "module" }',
  'screen.tsx': '',
  'other.tsx': '',
  'limits.ts': 'export const limit = 5;',
  'names.json': '["a"]',
  'node_modules/words/package.json': '{ "type": "module", "exports": "./words.js", "version": "1.0.0" }',
  'node_modules/words/words.js': 'export const clean = (text) => text.trim();',
  'recto.config.ts': `import { defineCollection, defineConfig, definePage, page, z } from '@recto/site';
import { clean } from 'words';
import { limit } from './limits.ts';
import names from './names.json' with { type: 'json' };

const word = 'one';
const schema = z.object({ name: z.string().refine((name) => clean(name).length < limit && names.includes(name)) });

export default defineConfig({
  title: 'A site',
  header: [{ label: word, to: '/' }],
  theme: { radius: '4px' },
  pages: [page('/'), definePage({ path: '/own', screen: () => import('./screen.tsx'), meta: { noindex: true } })],
  collections: { people: defineCollection({ type: 'data', source: 'people/**', schema }) },
  content: { csv: { separator: ';' } },
});
`,
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'recto-')));
mkdirSync(join(folder, 'node_modules/@recto'), { recursive: true });
symlinkSync(packageFolder, join(folder, 'node_modules/@recto/site'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Loads the site with a replacement in one of its files, and returns the hash of its content code. */
async function hashOf(file: keyof typeof FILES, before = '', after = ''): Promise<string | undefined> {
  expect(FILES[file]).toContain(before);
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name === file ? text.replace(before, after) : text);
  }
  return (await loadSite(folder)).content.codeHash;
}

const hash = await hashOf('recto.config.ts');

test.for([
  ['a title', "title: 'A site'", "title: 'Another site'"],
  ['a new option', "title: 'A site'", "title: 'A site', owner: 'A team', logo: () => import('./other.tsx')"],
  ['the theme', "theme: { radius: '4px' },", ''],
  ['the header', "{ label: word, to: '/' }", "{ label: 'Two', to: `/${word}` }"],
  ['a page', './screen.tsx', './other.tsx'],
  ['a new page', 'pages: [', "pages: [definePage({ path: '/new', screen: () => import('./other.tsx') }), "],
  ['a new page kind', "page('/')", "page('/'), page('/legal')"],
  ['an import from this package', 'definePage, page,', 'blog, definePage, page,'],
  ['the options of a page kind', "page('/')", "page('/start')"],
  [
    'a new collection',
    'collections: {',
    "collections: { prices: defineCollection({ type: 'data', source: 'prices.csv' }),",
  ],
  ['a comment in an option', 'theme: {', 'theme: { /* Rounder */'],
] as const)('content is not read again because of %s', async ([, before, after]) => {
  expect(await hashOf('recto.config.ts', before, after)).toBe(hash);
});

test.for([
  ['a constant', 'recto.config.ts', "'one'", "'two'"],
  ['a function of a schema', 'recto.config.ts', '< limit', '<= limit'],
  ['a page kind with a schema', 'recto.config.ts', "page('/')", "page('/', { fields: schema })"],
  ['the schema of a collection', 'recto.config.ts', "'people/**', schema }", "'people/**', schema: schema.strict() }"],
  [
    'a page with collections',
    'recto.config.ts',
    "path: '/own',",
    "path: '/own', collections: { all: defineCollection({ type: 'data', source: 'all', schema }) },",
  ],
  ['an option of content', 'recto.config.ts', "separator: ';'", "separator: '|'"],
  ['an option that is a call', 'recto.config.ts', "title: 'A site'", 'title: String(word)'],
  ['an imported module', 'limits.ts', '5', '6'],
  ['imported data', 'names.json', '"a"', '"b"'],
  ['a new version of a package', 'node_modules/words/package.json', '1.0.0', '1.0.1'],
] as const)('content is read again because of %s', async ([, file, before, after]) => {
  expect(await hashOf(file, before, after)).not.toBe(hash);
});

test('every option counts if a module imports the configuration', async () => {
  const hashWith = async (title: string): Promise<string | undefined> => {
    const file = 'recto.config.ts';
    return await hashOf(file, "title: 'A site'", `title: '${title}'`);
  };
  expect(await hashWith('One')).toBe(await hashWith('Two'));
  FILES['limits.ts'] =
    "import * as site from './recto.config.ts';\nexport const limit = 5;\nexport const self = () => site;";
  expect(await hashWith('One')).not.toBe(await hashWith('Two'));
});
