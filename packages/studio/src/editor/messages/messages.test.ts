import { expect, test } from 'vitest';
import { english, loadMessages } from './messages.tsx';

/** All texts of a language pack, by their path. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, path === '' ? key : `${path}/${key}`),
  );
}

/** Plural forms other than `other`. Languages differ in which of them they have. */
const PLURAL_FORM = /\/(?:zero|one|two|few|many)$/u;

/** The `{name}` placeholders of a text and the `$` of CodeMirror, sorted. */
const placeholdersIn = (text: string): string[] => (text.match(/\{\w+\}|\$/gu) ?? []).toSorted();

const expected = new Map(textsOf(english).map(([path, text]) => [path, placeholdersIn(text)]));

test.for(['ar', 'de', 'es', 'fr', 'ja', 'pt-br', 'zh-cn'])(
  '%s has all texts, with the same placeholders',
  async (code) => {
    const words = await loadMessages(code);
    expect(words).not.toBe(english);
    const texts = textsOf(words);
    const keys = (paths: Iterable<string>): string[] => [...paths].filter((path) => !PLURAL_FORM.test(path)).toSorted();
    expect(keys(texts.map(([path]) => path))).toEqual(keys(expected.keys()));
    for (const [path, text] of texts) {
      expect([path, text.trim() === '']).toEqual([path, false]);
      // Forms for zero, one and two may be words without a number.
      if (/\/(?:zero|one|two)$/u.test(path)) continue;
      expect([path, placeholdersIn(text)]).toEqual([path, expected.get(path.replace(PLURAL_FORM, '/other'))]);
    }
  },
);

test.for([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['es-MX', 'es'],
  ['fr-CA', 'fr'],
  ['pt-BR', 'pt-br'],
] as const)('loads for %s the texts of %s', async ([tag, folder]) => {
  const { messages } = (await import(`./${folder}/index.ts`)) as { messages: typeof english };
  expect(await loadMessages(tag)).toBe(messages);
});

test.for(['en', 'en-GB', 'sw', '', '__proto__', 'constructor'])('loads the English texts for %s', async (tag) => {
  expect(await loadMessages(tag)).toBe(english);
});
