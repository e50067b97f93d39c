import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceMessages } from './source.ts';

const { resolve } = createRequire(import.meta.url);
const PACKAGES = ['autocomplete', 'commands', 'language', 'lint', 'search', 'view'];

/** The texts that a CodeMirror package looks up before it shows them. */
function phrasesOf(name: string): string[] {
  const code = readFileSync(join(resolve(`@codemirror/${name}`), '../index.js'), 'utf8');
  return [...code.matchAll(/phrase\((?:view, )?(?:[\w.]+ \? )?"([^"]+)"(?: : "([^"]+)")?/gu)].flatMap(
    ([, one, other]) => [one, other].filter((text) => text !== undefined),
  );
}

test('translates every text of CodeMirror', () => {
  const used = new Set(PACKAGES.flatMap(phrasesOf));
  expect(Object.keys(sourceMessages.phrases).sort((a, b) => (a < b ? -1 : 1))).toEqual(
    [...used].sort((a, b) => (a < b ? -1 : 1)),
  );
});
