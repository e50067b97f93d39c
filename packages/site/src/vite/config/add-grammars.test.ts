import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findSiteError, loadSite } from './load-site.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', '..');
const recipe = readFileSync(join(fixtures, 'content', 'fixtures', 'grammars', 'recipe.tmLanguage.json'), 'utf8');

function writeSite(options: string, files: Record<string, string> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'recto-grammars-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const all = {
    'package.json': '{"type":"module"}',
    'home.tsx': '',
    'recipe.tmLanguage.json': recipe,
    'recto.config.ts': `export default {
      title: 'A site',
      ${options}
      pages: [{ path: '/', screen: () => import('./home.tsx') }],
    };`,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  cpSync(join(fixtures, 'site', 'fixtures', 'code-themes'), join(folder, 'themes'), { recursive: true });
  return folder;
}

const ONE = "content: { grammars: { recipe: () => import('./recipe.tmLanguage.json') } },";

async function namesOf(root: string): Promise<Record<string, unknown>> {
  const { grammars = {} } = (await loadSite(root)).content;
  const loaded = Object.entries(grammars).map(async ([name, load]) => {
    const { default: grammar } = (await load()) as { default: { scopeName: string } };
    return [name, grammar.scopeName] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

test('adds grammars of files and packages to the module that threads load', async () => {
  const root = writeSite(
    `content: { grammars: {
      recipe: () => import('./recipe.tmLanguage.json'),
      food: () => import('./recipe.tmLanguage.json', { with: { type: 'json' } }),
      own: () => import('./own.js'),
      packed: () => import('packed'),
    } },`,
    {
      'own.js': "export default { scopeName: 'source.own', patterns: [] };",
      'node_modules/packed/package.json': '{"type":"module","exports":"./grammar.js"}',
      'node_modules/packed/grammar.js': "export default [{ scopeName: 'source.packed', patterns: [] }];",
    },
  );
  expect(await namesOf(root)).toEqual({
    recipe: 'source.recipe',
    food: 'source.recipe',
    own: 'source.own',
    packed: undefined,
  });
  const { file, files } = await loadSite(root);
  expect(files).toEqual(expect.arrayContaining([join(root, 'recipe.tmLanguage.json'), join(root, 'own.js')]));
  // Two names share one grammar.
  expect(readFileSync(file, 'utf8').match(/^const load\d/gmu)).toHaveLength(3);
});

test('writes another module only if a grammar has changed', async () => {
  const root = writeSite(ONE);
  const { file } = await loadSite(root);
  expect((await loadSite(root)).file).toBe(file);
  writeFileSync(join(root, 'recipe.tmLanguage.json'), recipe.replace('bake', 'roast'));
  expect((await loadSite(root)).file).not.toBe(file);
});

test('writes no second module for a site without grammars', async () => {
  const { content, file } = await loadSite(writeSite(''));
  expect(content.grammars).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toContain('resolveSite');
});

test.for([
  ['{ "scopeName": , }', 'config/data', undefined, /^The grammar "recipe" is not JSON: /u],
  [
    '{ "patterns": [] }',
    'grammar/shape',
    undefined,
    /^The grammar "recipe" is not a TextMate grammar: it has no "scop/u,
  ],
  [
    recipe.replace('--.*$', '--['),
    'grammar/expression',
    undefined,
    /^The regular expression at "repository\.comment\.match" of the grammar "recipe" does not compile: /u,
  ],
] as const)('reports %j as an error of the grammar file', async ([text, code, line, message]) => {
  const root = writeSite(ONE, { 'recipe.tmLanguage.json': text });
  const error = await findSiteError(root);
  expect(error).toMatchObject({ code, file: 'recipe.tmLanguage.json', line });
  expect(error?.message).toMatch(message);
  expect(error?.hint).not.toBe('');
});

test('accepts comments and trailing commas, and reports the correct line of an error', async () => {
  const text =
    '{\n  // "a": //\n  "scopeName": "source.a", /* b\n  */ "patterns": [\n    { "match": "//,]" },\n  ],\n}';
  expect(await namesOf(writeSite(ONE, { 'recipe.tmLanguage.json': text }))).toEqual({ recipe: 'source.a' });
  const broken = writeSite(ONE, { 'recipe.tmLanguage.json': text.replace('"scopeName"', 'scopeName') });
  expect(await findSiteError(broken)).toMatchObject({ file: 'recipe.tmLanguage.json', line: 3 });
});

test('rejects XML, two grammars with the same scope, and values that are not import()', async () => {
  const xml = writeSite("content: { grammars: { a: () => import('./a.tmLanguage') } },", {
    'a.tmLanguage': '<plist/>',
  });
  expect(await findSiteError(xml)).toMatchObject({ message: 'The grammar "a" is not JSON.', file: 'a.tmLanguage' });
  const twice = writeSite(
    "content: { grammars: { a: () => import('./recipe.tmLanguage.json'), b: () => import('./b.json') } },",
    { 'b.json': '{ "scopeName": "source.recipe", "patterns": [] }' },
  );
  expect(await findSiteError(twice)).toMatchObject({ code: 'grammar/scope', file: 'recto.config.ts' });
  const data = writeSite('content: { grammars: { a: { scopeName: "source.a" } } },');
  expect(await findSiteError(data)).toMatchObject({
    message: "content.grammars.a: Write it as a function that imports a file: () => import('./file.ts').",
    file: 'recto.config.ts',
    line: 3,
  });
});

test('reports an invalid theme as an error of the configuration, and lists its file', async () => {
  const options = "theme: { code: { light: () => import('./themes/paper.json') } },";
  const root = writeSite(options);
  expect(await findSiteError(root)).toBeUndefined();
  const theme = join(root, 'themes', 'paper.json');
  expect(existsSync(theme)).toBe(true);
  expect((await loadSite(root)).files).toContain(theme);
  writeFileSync(theme, '{ "colors": {} }');
  expect(await findSiteError(root)).toMatchObject({
    message: 'The theme cannot be used: it has no list of "tokenColors".',
    file: 'themes/paper.json',
  });
});
