import { expect, test } from 'vitest';
import { folderTitle } from './folder-title.ts';

test.for([
  ['/getting-started', '1.getting-started', 'Getting Started'],
  ['/docs/query-utils', 'docs/4.query-utils', 'Query Utils'],
  ['/getting-started', '1.Getting Started', 'Getting Started'],
  ['/api-reference', '2.API reference', 'API Reference'],
  ['/1.x', '1.x', '1.x'],
  ['/2.1.x', '2.1.x', '2.1.x'],
  ['/1.0.0', '1.0.0', '1.0.0'],
  ['/api-reference', '2.API reference.draft', 'API Reference'],
  ['/a--b', 'a--b', 'A B'],
  ['/über-uns', 'über-uns', 'Über Uns'],
  ['/𐐨𐐩', '𐐨𐐩', '𐐀𐐩'],
  ['/ßa', 'ßa', 'ßa'],
  ['/საწყისი', 'საწყისი', 'საწყისი'],
  ['/文档', '1.文档', '文档'],
  ['/👍-ok', '👍-ok', '👍 Ok'],
  ['/snake_case', 'snake_case', 'Snake_case'],
  ['/-', '-', '-'],
  ['/docs', '', 'Docs'],
  ['/docs', 'elsewhere/other', 'Docs'],
] as const)('%s of %s becomes %s', ([path, stem, title]) => {
  expect(folderTitle(path, stem)).toBe(title);
});
