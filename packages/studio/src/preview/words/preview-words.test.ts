import { expect, test } from 'vitest';
import { loadPreviewWords } from './preview-words.ts';
import type { PreviewWords } from './preview-words.ts';

const placesIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/gu)].map(([place]) => place);
const textsOf = ({ refusals, ...rest }: PreviewWords): string[] => [
  ...Object.values(rest),
  ...Object.values(refusals).flatMap(({ title, text }) => [title, text]),
];

test.for(['ar', 'de', 'es', 'fr', 'ja', 'pt_br', 'zh_cn'])(
  '%s has every message with the same placeholders',
  async (code) => {
    const { words, isTranslated } = await loadPreviewWords(code);
    const english = textsOf((await loadPreviewWords('en')).words);
    expect(isTranslated).toBe(true);
    expect(textsOf(words).map(placesIn)).toEqual(english.map(placesIn));
    for (const text of textsOf(words)) expect(english).not.toContain(text);
  },
);

test.for(['sw', '__proto__', ''])('%s falls back to English', async (code) => {
  expect(await loadPreviewWords(code)).toMatchObject({ isTranslated: false, words: { label: 'Preview of a draft' } });
});
