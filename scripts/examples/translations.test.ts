import { hashSource } from '@recto/content';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { comparableCode } from './comparable-code.ts';
import { docs, root } from '../project.mjs';
import { readPages } from './pages.ts';
import type { Page } from './pages.ts';

const main = 'en';
const others = readdirSync(join(docs, 'content')).filter((locale) => locale !== main);
const originals = new Map(readPages(main).map((page) => [page.name, page]));
const translatedPages = others.flatMap((locale) => readPages(locale)).filter(({ fences }) => fences.length > 0);
const current = await Promise.all(translatedPages.map(isCurrent));
const translations = translatedPages.filter((_, index) => current[index]).map((page) => [page.file, page] as const);

test.for(translations)('%s has the same code as its original', ([, { name, fences }]) => {
  expect(fences.map(comparableCode)).toEqual(originals.get(name)?.fences.map(comparableCode));
});

test('there are translated pages with code', () => {
  expect(translations.length).toBeGreaterThan(1);
});

test.for([
  ['a comment', 'ts', 'run(); // do it', 'run(); // faire'],
  ['a string with prose', 'ts', "run('Hello');", "run('Bonjour');"],
  ['the text of an element', 'tsx', '<p>Hello, you</p>', '<p>Bonjour</p>'],
  ['a shell comment', 'bash', 'npm start # serves it', 'npm start # le sert'],
  ['an example of prose', 'md', '# Hello', '# Bonjour'],
] as const)('a translation may change %s', ([, language, one, other]) => {
  expect(show(language, one)).toEqual(show(language, other));
});

test.for([
  ['a name', 'ts', 'run(first);', 'run(premier);'],
  ['an import path', 'ts', "import { run } from './run.ts';", "import { run } from './courir.ts';"],
  ['an option', 'bash', 'npx recto check --json', 'npx recto check --verbose'],
  ['a key', 'json', '{ "title": "Hello" }', '{ "titre": "Hello" }'],
  ['an output', 'txt', 'error: It is not there.', 'erreur : il n’est pas là.'],
] as const)('a translation may not change %s', ([, language, one, other]) => {
  expect(show(language, one)).not.toEqual(show(language, other));
});

/** Whether a translation is of the current original. An outdated one has a notice, and may show older code. */
async function isCurrent({ name, file }: Page): Promise<boolean> {
  const original = originals.get(name);
  if (original === undefined) return false;
  const [, hash] = /^sourceHash: "?(\w+)"?$/mu.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return hash === undefined || hash === (await hashSource(readFileSync(join(root, original.file), 'utf8')));
}

function show(language: string, code: string) {
  return comparableCode({ line: 1, language, file: undefined, code });
}
