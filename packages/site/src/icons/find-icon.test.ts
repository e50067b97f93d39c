import { expect, test } from 'vitest';
import { findIcon } from './find-icon.ts';
import type { IconSet } from './icon-data.ts';

const body = '<path d="M0 0"/>';
const set: IconSet = {
  prefix: 'test',
  icons: {
    plain: { body },
    wide: { body, width: 32 },
    moved: { body, left: -2, top: 4, width: 10, height: 12 },
    hostile: { body: '<script>alert(1)</script>' },
    crooked: { body, width: '1" onload="alert(1)' as unknown as number },
    empty: {} as { body: string },
  },
  aliases: {
    old: { parent: 'plain' },
    older: { parent: 'old' },
    circle: { parent: 'circle' },
    lost: { parent: 'none' },
  },
  width: 24,
  height: 20,
};

test.for([
  ['plain', '0 0 24 20'],
  ['wide', '0 0 32 20'],
  ['moved', '-2 4 10 12'],
  ['old', '0 0 24 20'],
  ['older', '0 0 24 20'],
] as const)('%s has the view box %s', ([name, viewBox]) => {
  expect(findIcon(set, name)).toEqual({ body, viewBox });
});

test('uses the default size of Iconify for a collection without a size', () => {
  expect(findIcon({ prefix: 'test', icons: { plain: { body } } }, 'plain')?.viewBox).toBe('0 0 16 16');
});

test.for(['none', 'circle', 'lost', 'hostile', 'crooked', 'empty', 'constructor', '__proto__', 'toString'])(
  '%s is not an icon',
  (name) => {
    expect(findIcon(set, name)).toBeUndefined();
  },
);
