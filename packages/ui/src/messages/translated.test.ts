import { expect, test } from 'vitest';
import english from '../locales/en.json' with { type: 'json' };
import { foreignLetters } from './alphabets.ts';

const packs = import.meta.glob<Record<string, string>>(['../locales/*.json', '!../locales/en.json'], {
  eager: true,
  import: 'default',
});
const cases = Object.entries(packs).map(([file, pack]) => [/(\w+)\.json$/u.exec(file)?.[1] ?? '', pack] as const);

/** English texts that are the same in some other languages. */
const SAME_IN_ENGLISH: readonly { why: string; texts: Readonly<Record<string, string>> }[] = [
  {
    why: 'international word',
    texts: {
      Blog: 'ca cs da de de_ch es fr hr hu id it lb ms nl pl pt_br ro sk sl tr uz vi',
      Menu: 'da fr id it ms nl pl pt pt_br vi',
      Portfolio: 'az cs da de de_ch fi fr hr it lb ms nl pl sl sv uz vi',
      alpha: 'fr',
      code: 'nl',
      slide: 'da id pt_br',
    },
  },
  {
    why: 'the same word in a related language',
    texts: {
      Actions: 'fr',
      Community: 'de de_ch nl sv',
      Documentation: 'fr',
      Important: 'ca fr ro',
      Licence: 'cs fr',
      No: 'ca es it',
      Notification: 'fr',
      'Notifications ({hotkey})': 'fr',
      'Page {page}': 'fr',
      Pages: 'fr',
      Product: 'nl',
      Role: 'cs',
      System: 'da de de_ch lb nb_no sv',
      Tip: 'cs da nl sk',
      Type: 'da fr nb_no',
      details: 'nl',
    },
  },
];

/** Product names that are the same in every language; "Studio" is the part of Recto, not a workplace. */
const NAMES = /\b(?:Recto|Studio|Markdown|URL|Alpha)\b/gu;

const allowed = new Set(
  SAME_IN_ENGLISH.flatMap(({ texts }) =>
    Object.entries(texts).flatMap(([text, codes]) => codes.split(' ').map((code) => `${code}: ${text}`)),
  ),
);

test.for(cases)('%s contains no English text', ([code, pack]) => {
  const same = sameAsEnglish(code, pack).map(([key, text]) => (allowed.has(text) ? '' : `${key} is ${text}`));
  expect(same.filter((one) => one !== '')).toEqual([]);
});

test('every allowed English word is used', () => {
  const texts = new Set(cases.flatMap(([code, pack]) => sameAsEnglish(code, pack).map(([, one]) => one)));
  expect([...allowed].filter((one) => !texts.has(one))).toEqual([]);
});

test.for(cases)('%s uses only letters of its alphabet', ([code, pack]) => {
  const strays = Object.entries(pack).map(
    ([key, text]) => `${key}: ${foreignLetters(wordsOf(text).replaceAll(NAMES, ''), code).join(' ')}`,
  );
  expect(strays.filter((one) => !one.endsWith(': '))).toEqual([]);
});

function sameAsEnglish(code: string, pack: Readonly<Record<string, string>>): (readonly [string, string])[] {
  return Object.entries(english)
    .filter(([key, text]) => pack[key] === text && wordsOf(text).replaceAll(NAMES, '').trim() !== '')
    .map(([key, text]) => [key, `${code}: ${text}`] as const);
}

/** Returns a text without placeholders and names of plural forms. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/\{\w+\}/gu, '')
    .replaceAll(/\{\w+, plural,/gu, '')
    .replaceAll(/(?:=\d+|\w+) \{/gu, '');
}
