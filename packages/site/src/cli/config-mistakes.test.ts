import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runSite } from './run-site.ts';

const site = fileURLToPath(new URL('../config/index.ts', import.meta.url));

/** Runs a command in a folder with this configuration, whose first line is an import. */
async function run(command: string, config: string): Promise<{ code: number; text: string }> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'recto-mistakes-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const names = 'blog, defineConfig, defineFeature, docs, page';
  writeFileSync(join(folder, 'recto.config.ts'), `import { ${names} } from ${JSON.stringify(site)};\n${config}`);
  let text = '';
  const screen = { write: (more: string) => (text += more) };
  const code = await runSite(command.split(' '), { out: screen, err: screen, env: {}, folder });
  return { code, text };
}

const configOf = (options: string): string => `export default defineConfig({\n  title: 'A site',\n  ${options}\n});`;

test.for(['build', 'content build', 'check', 'types', 'dev', 'preview'])(
  'recto %s reports a mistake in the configuration with its line and a hint',
  async (command) => {
    expect(await run(command, configOf("heder: [],\n  pages: [page('/')],"))).toEqual({
      code: 1,
      text: 'recto.config.ts:4: error: "heder" is not an option. Did you mean "header"?\n  Fix the options named above.\n',
    });
  },
);

test.for([
  ['a syntax error', "pages: [page('/'],", 4, 'The configuration cannot be read: '],
  ['a wrong type', "footer: 'Imprint',\n  pages: [page('/')],", 4, 'footer: Invalid input: expected array'],
  [
    'an exception',
    "owner: process.env.NOWHERE.name,\n  pages: [page('/')],",
    4,
    'The configuration fails: Cannot read',
  ],
  ['a language twice', "locales: ['en', 'en'],\n  pages: [page('/')],", 4, 'The language "en" is listed twice.'],
  ['a path twice', "pages: [\n    docs('/a'),\n    page('/a'),\n  ],", 6, 'Two pages have the path "/a/**".'],
  ['a slot without its file', "slots: { header: () => import('./header.tsx') },", 4, 'There is no file "./header.tsx"'],
  [
    'a feature without a part',
    "features: [\n    defineFeature({ name: 'a', server: () => import('./a.server.ts') }),\n  ],",
    5,
    'There is no file "./a.server.ts"',
  ],
  ['an option of a kind', "pages: [blog('/blog', { feeds: true })],", 4, `blog('/blog') has no option "feeds".`],
] as const)('reports %s with line and hint, without a stack trace', async ([, options, line, message]) => {
  const { code, text } = await run('types', configOf(options));
  expect(code).toBe(1);
  expect(text.slice(0, text.indexOf(message) + message.length)).toBe(`recto.config.ts:${line}: error: ${message}`);
  expect(text.trimEnd().split('\n').at(-1)).toMatch(/^ {2}\S.+\.$/u);
  expect(text).not.toMatch(/^\s+at /mu);
});

test('names a package that is not installed', async () => {
  const { code, text } = await run(
    'types',
    `import { nothing } from 'nothing-of-this-name';\n${configOf('pages: [nothing],')}`,
  );
  expect([code, text]).toEqual([
    1,
    [
      'recto.config.ts:2: error: The package "nothing-of-this-name", which the configuration imports, is not installed.',
      '  Correct the name, or install it: npm install nothing-of-this-name.\n',
    ].join('\n'),
  ]);
});
