import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeExcerpt, markMatches } from './excerpt.ts';
import type { TextPart } from './excerpt.ts';

/** Renders parts as text, with asterisks around matches. */
function write(pieces: readonly TextPart[]): string {
  return pieces.map(({ text, marked }) => (marked ? `*${text}*` : text)).join('');
}

test('marks matches regardless of case and accents', () => {
  expect(write(markMatches('Über Files, files and queryCollection.', new Set(['uber', 'files', 'query']), 'en'))).toBe(
    '*Über* *Files*, *files* and *queryCollection*.',
  );
});

test('returns the part of a long text with the most different words of the query', () => {
  const filler = 'word '.repeat(60);
  const excerpt = write(makeExcerpt(`${filler}alpha ${filler}alpha beta ${filler}`, new Set(['alpha', 'beta']), 'en'));
  expect(excerpt).toMatch(/^….*\*alpha\* \*beta\*.*…$/u);
  expect(excerpt.length).toBeLessThan(180);
});

test('returns the beginning of a text without matches', () => {
  expect(write(makeExcerpt('word '.repeat(60), new Set(['alpha']), 'en'))).toMatch(/^word .*word…$/u);
});

test('returns a continuous piece of the text', () => {
  const words = fc.array(fc.constantFrom('alpha', 'beta', 'gamma', '文字', 'a-b'), { maxLength: 120 });
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ');
      const pieces = makeExcerpt(text, new Set(['beta', 'b']), 'en');
      const joined = pieces.map((piece) => piece.text).join('');
      expect(text).toContain(joined.replaceAll('…', ''));
    }),
  );
});
