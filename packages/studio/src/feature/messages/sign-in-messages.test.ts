import { expect, test } from 'vitest';
import { loadSignInMessages } from './sign-in-messages.ts';

const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/gu)].map(([match]) => match).toSorted();

test.for(['ar', 'de', 'es', 'fr', 'ja', 'pt_br', 'zh_cn'])(
  '%s has every message with the same placeholders',
  async (code) => {
    const { messages, isTranslated } = await loadSignInMessages(code);
    const { messages: english } = await loadSignInMessages('en');
    expect(isTranslated).toBe(true);
    const flat = ({ errors, ...rest }: typeof messages): Record<string, string> => ({ ...rest, ...errors });
    const translated = flat(messages);
    for (const [key, text] of Object.entries(flat(english))) {
      expect([key, placeholdersIn(translated[key] ?? '')]).toEqual([key, placeholdersIn(text)]);
      expect(translated[key]).not.toBe(text);
    }
  },
);

test.for(['sw', '__proto__', 'toString', ''])('%s falls back to English', async (code) => {
  const { messages, isTranslated } = await loadSignInMessages(code);
  expect([messages.title, isTranslated]).toEqual(['Sign in', false]);
});
