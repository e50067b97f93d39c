import { expect, test } from 'vitest';
import { loadPreviewMessages } from './preview-messages.ts';
import type { PreviewMessages } from './preview-messages.ts';

const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/gu)].map(([placeholder]) => placeholder);
const textsOf = ({ refusals, ...rest }: PreviewMessages): string[] => [
  ...Object.values(rest),
  ...Object.values(refusals).flatMap(({ title, text }) => [title, text]),
];

test.for(['ar', 'de', 'es', 'fr', 'ja', 'pt_br', 'zh_cn'])(
  '%s has every message with the same placeholders',
  async (code) => {
    const { messages, isTranslated } = await loadPreviewMessages(code);
    const english = textsOf((await loadPreviewMessages('en')).messages);
    expect(isTranslated).toBe(true);
    expect(textsOf(messages).map(placeholdersIn)).toEqual(english.map(placeholdersIn));
    for (const text of textsOf(messages)) expect(english).not.toContain(text);
  },
);

test.for(['sw', '__proto__', ''])('%s falls back to English', async (code) => {
  expect(await loadPreviewMessages(code)).toMatchObject({
    isTranslated: false,
    messages: { label: 'Preview of a draft' },
  });
});
