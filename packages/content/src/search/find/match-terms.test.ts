import { expect, test } from 'vitest';
import { createStemmer, stemmingSteps } from '../words/word-forms.ts';
import { matchTerms } from './match-terms.ts';
import type { Term } from './match-terms.ts';

const TERMS = 'config configuration configure configured content contents docker form from install'.split(' ');
const terms = TERMS.map((term, position): Term => ({ term, position }));
const titled = terms.filter(({ term }) => ['configuration', 'docker', 'install'].includes(term));
const inTitles = new Set(titled.map(({ position }) => position));
const reduce = createStemmer(stemmingSteps('en'));

/** Returns the terms that match a word, the best first. */
function match(word: string, isBeingTyped = false): string[] {
  const sameLetter = terms.filter(({ term }) => term[0] === word[0]);
  const matches = matchTerms(word, isBeingTyped, { sameLetter, titled, inTitles, reduce, areFormsCertain: true });
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
] as const)('%s matches %j', ([word, meant]) => {
  const terms = match(word);
  expect(terms.slice(0, 1)).toEqual(meant.slice(0, 1));
  expect(terms.toSorted()).toEqual([...meant].sort());
});

test('matches a word that is being typed by a short beginning, and with a typing error', () => {
  expect([match('co'), match('co', true)]).toEqual([[], expect.arrayContaining(['config', 'content'])]);
  expect([match('cnofig', false), match('configuar', true)]).toEqual([
    ['config'],
    expect.arrayContaining(['configuration']),
  ]);
});

test('exact matches are certain, similar words are not', () => {
  const sameLetter = terms.filter(({ term }) => term.startsWith('d'));
  const sure = (word: string) =>
    matchTerms(word, false, { sameLetter, titled, inTitles, reduce, areFormsCertain: true }).map(
      ({ isCertain }) => isCertain,
    );
  expect([sure('docker'), sure('dockr')]).toEqual([[true], [false]]);
});

test('word forms are certain only in the language of the reader, prefix matches in any language', () => {
  const sameLetter = terms.filter(({ term }) => term.startsWith('c'));
  const sure = (areFormsCertain: boolean) =>
    matchTerms('configure', false, { sameLetter, titled, inTitles, reduce, areFormsCertain }).map(
      ({ term, isCertain }) => `${term} ${isCertain}`,
    );
  expect(sure(true)).toEqual(['configure true', 'configuration true', 'configured true']);
  expect(sure(false)).toEqual(['configure true', 'configuration false', 'configured true']);
});
