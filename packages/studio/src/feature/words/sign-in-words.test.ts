import { expect, test } from 'vitest';
import { loadSignInWords } from './sign-in-words.ts';

const placesIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/gu)].map(([place]) => place).toSorted();

test.for(['ar', 'de', 'es', 'fr', 'ja', 'pt_br', 'zh_cn'])(
  '%s has every message with the same placeholders',
  async (code) => {
    const { words, isTranslated } = await loadSignInWords(code);
    const { words: english } = await loadSignInWords('en');
    expect(isTranslated).toBe(true);
    const flat = ({ errors, ...rest }: typeof words): Record<string, string> => ({ ...rest, ...errors });
    const own = flat(words);
    for (const [key, text] of Object.entries(flat(english))) {
      expect([key, placesIn(own[key] ?? '')]).toEqual([key, placesIn(text)]);
      expect(own[key]).not.toBe(text);
    }
  },
);

test.for(['sw', '__proto__', 'toString', ''])('%s falls back to English', async (code) => {
  const { words, isTranslated } = await loadSignInWords(code);
  expect([words.title, isTranslated]).toEqual(['Sign in', false]);
});
