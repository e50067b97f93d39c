import { expect, test } from 'vitest';
import recipe from '../../../fixtures/grammars/recipe.tmLanguage.json' with { type: 'json' };
import { isElement, textOf } from '../document.ts';
import type { TreeNode } from '../document.ts';
import { createHighlight } from '../highlight.ts';
import { checkGrammar } from './check-grammar.ts';
import { loadGrammars, readGrammar } from './grammars.ts';
import type { Grammars } from './grammars.ts';

const loadRecipe = () => Promise.resolve({ default: recipe });

/** Returns the runs that have a role: `keyword: mix`. */
async function rolesOf(grammars: Grammars, code: string, language: string): Promise<string[] | undefined> {
  const lines = await createHighlight({ grammars })(code, language);
  const roles = (node: TreeNode): string[] => {
    if (!isElement(node)) return [];
    const [, { class: name }, ...children] = node;
    return typeof name === 'string' && name.startsWith('c-')
      ? [`${name.slice(2)}: ${textOf(node).trim()}`]
      : children.flatMap(roles);
  };
  return lines?.flatMap(roles);
}

test('assigns roles by the scopes of a grammar', async () => {
  const code = "mix 200 g Flour -- slowly\n'''fold\ngently'''";
  expect(await rolesOf({ recipe: loadRecipe }, code, 'recipe')).toEqual([
    'keyword: mix',
    'constant: 200 g',
    'name: Flour',
    'comment: -- slowly',
    "string: '''fold",
    "string: gently'''",
  ]);
});

test.for(['recipe', 'food', 'cook', 'ts', 'text'])('finds a grammar by the name "%s"', async (language) => {
  const grammars = { recipe: loadRecipe, food: loadRecipe, ts: loadRecipe, text: loadRecipe };
  expect(await rolesOf(grammars, 'const mix', language)).toEqual(['keyword: mix']);
});

test('uses built-in languages for other names', async () => {
  expect(await rolesOf({ recipe: loadRecipe }, 'const mix', 'ts')).toEqual(['keyword: const']);
  expect(await rolesOf({ recipe: loadRecipe }, 'mix = true', 'toml')).toContain('constant: true');
  expect(await rolesOf({ recipe: loadRecipe }, 'mix', 'text')).toBeUndefined();
  expect(await rolesOf({ recipe: loadRecipe }, 'mix', 'unknown')).toBeUndefined();
});

test('prefers a name of the configuration to an alias', async () => {
  const other = { scopeName: 'source.other', patterns: [{ match: 'mix', name: 'string' }] };
  const grammars = { recipe: loadRecipe, cook: () => Promise.resolve(other) };
  expect(await rolesOf(grammars, 'mix', 'cook')).toEqual(['string: mix']);
});

test('a grammar can include bundled languages and grammars of the site, also circularly', async () => {
  expect(await rolesOf({ recipe: loadRecipe }, '@json {"a": true}', 'recipe')).toContain('constant: true');
  const menu = {
    scopeName: 'source.menu',
    patterns: [{ begin: '<', end: '>', patterns: [{ include: 'source.recipe#step' }, { include: 'source.back' }] }],
  };
  const back = { scopeName: 'source.back', patterns: [{ match: 'x', name: 'string' }, { include: 'source.menu' }] };
  const grammars = {
    menu: () => Promise.resolve(menu),
    back: () => Promise.resolve(back),
    recipe: loadRecipe,
  };
  expect(await rolesOf(grammars, 'mix <mix x>', 'menu')).toEqual(['keyword: mix', 'string: x']);
});

test('a grammar replaces that of the same scope inside other languages', async () => {
  const styles = { scopeName: 'source.css', patterns: [{ match: 'marked', name: 'comment' }] };
  const grammars = { styles: () => Promise.resolve({ default: styles }) };
  expect(await rolesOf(grammars, '<style>\nmarked\n</style>', 'vue')).toContain('comment: marked');
  expect(await rolesOf({}, '<style>\nmarked\n</style>', 'vue')).not.toContain('comment: marked');
});

test('aliases of embedded languages do not replace a grammar', async () => {
  const highlight = createHighlight({ grammars: { ts: loadRecipe } });
  const first = await highlight('const mix', 'ts');
  // This also loads TypeScript, whose alias is "ts".
  await highlight('<script lang="ts">const a = 1;</script>', 'vue');
  expect(await highlight('const mix', 'ts')).toEqual(first);
});

test('uses the last grammar of a module with several grammars', async () => {
  const part = { scopeName: 'source.part', patterns: [{ match: 'mix', name: 'string' }] };
  const whole = { scopeName: 'source.whole', patterns: [{ include: 'source.part' }], embeddedLangs: ['nothing'] };
  const grammars = { whole: () => Promise.resolve({ default: [part, whole] }) };
  expect(await rolesOf(grammars, 'mix', 'whole')).toEqual(['string: mix']);
});

test.for([
  ['text', 'it is not an object'],
  [[], 'it is not an object'],
  [{ patterns: [] }, 'it has no "scopeName"'],
  [{ scopeName: 'source.a' }, 'it has no list of "patterns"'],
  [{ scopeName: 'source.a', patterns: [], repository: [] }, 'its "repository" is not an object'],
  [{ scopeName: 'source.a', patterns: [], aliases: 'b' }, 'its "aliases" are not a list of names'],
] as const)('refuses %j: %s', async ([grammar, reason]) => {
  await expect(loadGrammars({ a: () => Promise.resolve({ default: grammar }) }, 'a.json')).rejects.toMatchObject({
    code: 'grammar/shape',
    message: `The grammar "a" is not a TextMate grammar: ${reason}.`,
    file: 'a.json',
  });
});

test('reports a grammar that cannot be imported, with a hint for JSON without import attribute', async () => {
  const missing = Object.assign(new TypeError('needs an import attribute'), { code: 'ERR_IMPORT_ATTRIBUTE_MISSING' });
  await expect(loadGrammars({ a: () => Promise.reject(missing) }, 'content.config.ts')).rejects.toMatchObject({
    message: 'The grammar "a" cannot be loaded: needs an import attribute',
    hint: "Import it as JSON: import('./name.tmLanguage.json', { with: { type: 'json' } }).",
    file: 'content.config.ts',
  });
});

test('refuses two grammars with the same scope', async () => {
  const other = { scopeName: 'source.recipe', patterns: [] };
  await expect(loadGrammars({ recipe: loadRecipe, b: () => Promise.resolve(other) })).rejects.toThrow(
    'The grammars "recipe" and "b" are different, but have the same scopeName "source.recipe".',
  );
});

test('reports an expression that does not compile with its location', () => {
  checkGrammar(readGrammar('recipe', recipe));
  const patterns = [{ match: 'a' }, { begin: 'b', end: 'c', patterns: [{ match: '(' }] }];
  expect(() => {
    checkGrammar(readGrammar('a', { scopeName: 'source.a', patterns }), 'a.json');
  }).toThrow(/^The regular expression at "patterns\[1\]\.patterns\[0\]\.match" of the grammar "a" does not compile: /u);
});
