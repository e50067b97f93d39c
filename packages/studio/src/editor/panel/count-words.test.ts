import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test.for([
  ['One two three.', 3],
  ['---\ntitle: A title\n---\n\nTwo words\n', 2],
  ['', 0],
  ['私は本を読む', 5],
] as const)('%j has %i words', ([text, count]) => {
  expect(countWords(text)).toBe(count);
});
