import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { referenceOf } from '../../config/part.ts';
import { loadSite } from './load-site.ts';

function writeFiles(files: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'recto-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const manifest = (dependencies: object): string =>
  JSON.stringify({ type: 'module', exports: './kind.js', dependencies });

test.for(['', 'sites/one/'])('a package that depends on @recto/site can add pages to a site in "%s"', async (base) => {
  const folder = writeFiles({
    'node_modules/kind/package.json': manifest({ '@recto/site': '0.1.0' }),
    'node_modules/kind/kind.js': `export const kind = (path) => ({
      path, screen: () => import('./screen.js'), options: { place: import.meta.url },
    });`,
    'node_modules/kind/screen.js': `throw new Error('A configuration runs no screens.');`,
    [`${base}package.json`]: manifest({ kind: '1.0.0' }),
    [`${base}own-screen.tsx`]: `throw new Error('A configuration runs no screens.');`,
    [`${base}recto.config.ts`]: `import { kind } from 'kind';
      const own = { path: '/own', screen: () => import('./own-screen.tsx') };
      export default { title: 'A site', pages: [kind('/'), own] };`,
  });
  const { pages } = await loadSite(join(folder, base));
  expect(pages.map(({ screen }) => referenceOf(screen))).toEqual([
    join(folder, base, 'own-screen.tsx'),
    join(folder, 'node_modules/kind/screen.js'),
  ]);
  expect(pages[1]?.options).toEqual({ place: pathToFileURL(join(folder, 'node_modules/kind/kind.js')).href });
});

test('imports other packages from where they are installed', async () => {
  const folder = writeFiles({
    'node_modules/words/package.json': manifest({}),
    'node_modules/words/kind.js': 'export default import.meta.url;',
    'package.json': manifest({ words: '1.0.0' }),
    'screen.tsx': '',
    'recto.config.ts': `import title from 'words';
      export default { title, pages: [{ path: '/', screen: () => import('./screen.tsx') }] };`,
  });
  expect((await loadSite(folder)).site.title).toBe(pathToFileURL(join(folder, 'node_modules/words/kind.js')).href);
});

const site = (text: string): string => `export default { title: 'A site', ${text} };`;

/** A page that all configurations may use. */
const HOME = "export const home = { path: '/', screen: () => import('./home.tsx') };";

test('lists several errors in the order of the file, each with its line', async () => {
  const text = site('\n  pagse: [],\n  footer: [{ label: 1, to: "/" }],');
  const folder = writeFiles({ 'package.json': manifest({}), 'recto.config.ts': text });
  await expect(loadSite(folder)).rejects.toMatchObject({
    message: [
      'Line 1: pages: Invalid input: expected array, received undefined',
      'Line 2: "pagse" is not an option. Did you mean "pages"?',
      'Line 3: footer[0].label: Invalid input: expected string, received number',
    ].join('\n'),
    line: 1,
  });
});

test.for([
  [site(`\n  logo: () => import('./nothing.tsx'),\n  pages: []`), 2, 'There is no file "./nothing.tsx"'],
  ['const a = 1;\nconst b: = 2;', 2, 'The configuration cannot be read: '],
  ["const a = () => import('./home.tsx');\nconst b = 'open;", 2, 'The configuration cannot be read: '],
  [`const fail = () => { throw new Error('no key'); };\nfail();\n${site('pages: []')}`, 1, 'no key'],
  [
    `export const a = () =>\n  import(\n    './home.tsx'\n  );\nconst fail = () => { throw new Error('no key'); };\nfail();\n${site('pages: [a]')}`,
    5,
    'no key',
  ],
  [
    `const place = import.meta.url;\nconst fail = () => { throw new Error(place); };\nfail();\n${site('pages: []')}`,
    2,
    'recto.config.ts',
  ],
  [
    `import { read } from './read.ts';\n${site('\n  pages: [],\n  owner: read(),')}`,
    3,
    'Cannot read properties of undef',
    'read.ts',
  ],
  [
    `import a from 'nothing';\n${site('pages: [a]')}`,
    1,
    'The package "nothing", which the configuration imports, is not',
  ],
  [`const a = 1;\nimport { b } from './nothing.ts';\n${site('pages: [a, b]')}`, 2, "Could not resolve './nothing.ts'"],
  [
    site(`\n  locales: [\n    'en',\n    'de',\n    'en',\n  ],\n  pages: [home]`),
    5,
    'The language "en" is listed twice.',
  ],
  [
    site('\n  pages: [\n    home,\n    [{ ...home, path: "/a" }],\n    [home],\n  ]'),
    5,
    'Two pages have the path "/".',
  ],
  [
    site('\n  features: [\n    { name: "a", pages: [home] },\n  ],\n  pages: [home]'),
    3,
    'Two pages have the path "/".',
  ],
  [site('\n\n  pages: []'), 3, 'pages: '],
  [site(`\n  logo: async () => 1,\n  pages: [\n    home,\n  ]`), 2, 'logo: Write an image'],
  [
    site('\n  theme: {\n    primary: "tael",\n  },\n  pages: [home]'),
    3,
    'theme.primary: "tael" is not a colour. Did you mean "teal"?',
  ],
  [site(`\n  locales: ['en',\n    'xx'],\n  pages: [home]`), 3, 'The language "xx" is not known.'],
  [site(`\n  defaultLocale: 'fr',\n  pages: [home]`), 2, 'The default language "fr" is not among'],
  [site(`\n  footer: [\n    { lable: 'A', to: '/' },\n  ],\n  pages: [home]`), 3, 'Did you mean "label"?'],
  [site(`\n  rules: {\n    '/a': { redirct: '/' },\n  },\n  pages: [home]`), 3, 'Did you mean "redirect"?'],
  [site(`\n  features: [{ name: 'a' },\n    { name: 'a' }],\n  pages: [home]`), 3, 'Two features have the name "a".'],
  [
    site(`\n  redirects: {\n    'old': '/' },\n  pages: [home]`),
    3,
    "redirects.old: Write a path of the site, beginning with one '/'.",
  ],
  [site(`\n  pages: [\n    '/docs' ]`), 3, 'pages[0]: Write a page'],
  [site(`\n  pages: [\n    { ...home, path: 'docs' }]`), 3, "A path begins with '/'"],
  [site('\n  pages: [home, home]'), 2, 'Two pages have the path "/".'],
  [site(`\n  treeComponents: async () => 1,\n  pages: [home]`), 2, 'Write it as a function that imports a file'],
  [
    site(`\n  pages: [\n    home,\n    { path: '/x', screen: './x.tsx' }]`),
    4,
    '"screen" of the page "/x" does not import a file.',
  ],
  [
    site(`\n  pages: [\n    { ...home, server: async () => ({}) }]`),
    3,
    '"server" of the page "/" does not import a file.',
  ],
  [
    site(`\n  pages: [\n    { ...home, sever: home.screen }]`),
    3,
    'The page "/" has no option "sever". Did you mean "server"?',
  ],
  ...(
    [
      [`sever: home.screen`, 'The feature "a" has no option "sever". Did you mean "server"?'],
      [`client: './client.ts'`, '"client" of the feature "a" does not import a file.'],
      [`messages: { en: { a: 'b' } }`, '"messages.en" of the feature "a" does not import a file.'],
      [`components: { 'price-table': 1 }`, '"components.price-table" of the feature "a" does not import a file.'],
      [`slots: { header: 1 }`, '"slots.header" of the feature "a" does not import a file.'],
      [`slots: { heder: home.screen }`, '"slots" of the feature "a" has no option "heder". Did you mean "header"?'],
      [`pages: ['/x']`, 'Write a page'],
      [`pages: [{ path: '/x', screen: 1 }]`, '"screen" of the page "/x" does not import a file.'],
      [`columns: { minutes: 'number' }`, 'has a column "minutes" that is not a schema'],
      [`vite: []`, 'Write "vite" of the feature "a" as a function'],
      [`policy: { images: ['example'] }`, 'policy.images.0 of the feature "a": Write an origin'],
    ] as const
  ).map(
    ([text, message]) => [site(`\n  features: [\n    { name: 'a', ${text} }],\n  pages: [home]`), 3, message] as const,
  ),
  [site(`\n  features: [\n    { name: 1 }],\n  pages: [home]`), 3, 'Write a feature'],
  [
    site(
      `\n  middleware: { members: home.screen },\n  rules: {\n    '/a': { middleware: ['member'] } },\n  pages: [home]`,
    ),
    4,
    `Unknown route middleware: 'member'. It is named in the rule "/a". Did you mean "members"?`,
  ],
  [
    site(`\n  pages: [{ ...home, meta: { middleware: ['x'] } }]`),
    2,
    `Unknown route middleware: 'x'. It is named in the page "/".`,
  ],
  [
    site(`\n  messages: {\n    fr: home.screen },\n  pages: [home]`),
    3,
    '"messages" has texts for the language "fr", which is not in "locales".',
  ],
  [
    site(`\n  redirects: {\n    '/a': '/B/?x#y' },\n  rules: { '/b': { redirect: '/a' } },\n  pages: [home]`),
    4,
    'Redirects form a loop: /b → /a → /b.',
  ],
  [site(`\n  url: 'site.example',\n  pages: [home]`), 2, 'url: Write an absolute URL: https://site.example.'],
  [site(`\n  search: true,\n  pages: [home]`), 2, 'search: Invalid input: expected false or object'],
  [`export default Promise.resolve({ title: 'A', pages: [] });`, undefined, 'is a promise'],
  ['export const site = 1;', undefined, 'no configuration as its default export'],
] as const)(
  'DEV-14: rejects the configuration %j with its line (%s) and: %s',
  async ([text, line, message, file = 'recto.config.ts']) => {
    const folder = writeFiles({
      'package.json': manifest({}),
      'recto.config.ts': `${text}\nimport { home } from './home.ts';`,
      'home.ts': HOME,
      'home.tsx': '',
      'read.ts': '\nconst given: string[] = [];\nexport const read = (): number => given[0]!.length;',
    });
    await expect(loadSite(folder)).rejects.toMatchObject({
      name: 'ContentError',
      message: expect.stringContaining(message) as string,
      file,
      line,
    });
  },
);
