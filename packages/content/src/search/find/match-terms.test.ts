import { expect, test, vi } from 'vitest';
import { createStemmer, stemmingSteps } from '../words/word-forms.ts';
import { matchTerms } from './match-terms.ts';
import type { Dictionary } from './match-terms.ts';

const TERMS = 'config configuration configure configured content contents docker form from install'.split(' ');

/** The terms above; a part of postings for each term. */
const dictionary: Dictionary = {
  withPrefix: async (prefix) => TERMS.filter((term) => term.startsWith(prefix)),
  withLetterOf: async (word) => TERMS.filter((term) => term[0] === word[0]),
  partOf: (term) => TERMS.indexOf(term),
  titled: new Set(['configuration', 'docker', 'install']),
  reduce: createStemmer(stemmingSteps('en')),
  areFormsCertain: true,
};

/** Returns the terms that match a word, the best first. */
async function match(word: string, isBeingTyped = false): Promise<string[]> {
  const matches = await matchTerms(word, isBeingTyped, dictionary);
  return matches.toSorted((a, b) => b.quality - a.quality).map(({ term }) => term);
}

test.for([
  ['config', ['config', 'configure', 'configured', 'configuration']],
  ['configure', ['configure', 'configuration', 'configured']],
  ['content', ['content', 'contents']],
  ['form', ['form']],
  ['fomr', ['form']],
  ['dcoker', ['docker']],
  // Typing error in the first letter of a word that appears in a title.
  ['binstall', ['install']],
  ['xontent', []],
] as const)('%s matches %j', async ([word, meant]) => {
  const terms = await match(word);
  expect(terms.slice(0, 1)).toEqual(meant.slice(0, 1));
  expect(terms.toSorted()).toEqual([...meant].sort());
});

test('matches a word that is being typed by a short beginning, and with a typing error', async () => {
  expect(await match('co')).toEqual([]);
  expect(await match('co', true)).toEqual(expect.arrayContaining(['config', 'content']));
  expect(await match('cnofig')).toEqual(['config']);
  expect(await match('configuar', true)).toEqual(expect.arrayContaining(['configuration']));
});

test('prefix matches are in at most four parts, and those in titles are preferred', async () => {
  expect(await match('c', true)).toEqual(['config', 'content', 'contents', 'configuration'].toSorted(byPreference));
  const inOnePart = await matchTerms('c', true, { ...dictionary, partOf: () => 0 });
  expect(inOnePart).toHaveLength(6);
});

/** Prefix matches have a higher quality the shorter they are. */
function byPreference(a: string, b: string): number {
  return a.length - b.length;
}

test('exact matches are certain, similar words are not', async () => {
  const sure = async (word: string) => (await matchTerms(word, false, dictionary)).map(({ isCertain }) => isCertain);
  expect([await sure('docker'), await sure('dockr')]).toEqual([[true], [false]]);
});

test('all terms with a letter are only needed for similar words', async () => {
  const withLetterOf = vi.fn(dictionary.withLetterOf);
  await matchTerms('configure', true, { ...dictionary, withLetterOf });
  expect(withLetterOf).not.toHaveBeenCalled();
  await matchTerms('configrue', true, { ...dictionary, withLetterOf });
  expect(withLetterOf).toHaveBeenCalledOnce();
});

test('word forms are certain only in the language of the reader, prefix matches in any language', async () => {
  const sure = async (areFormsCertain: boolean) =>
    (await matchTerms('configure', false, { ...dictionary, areFormsCertain })).map(
      ({ term, isCertain }) => `${term} ${isCertain}`,
    );
  expect(await sure(true)).toEqual(['configure true', 'configuration true', 'configured true']);
  expect(await sure(false)).toEqual(['configure true', 'configuration false', 'configured true']);
});
