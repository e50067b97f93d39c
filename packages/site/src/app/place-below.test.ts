import { expect, test } from 'vitest';
import { placeBelow } from './place-below.ts';

test.for([
  ['/a.png', '/below/a.png'],
  ['/belowground.png', '/below/belowground.png'],
  ['/below/a.png', '/below/a.png'],
  ['//away.example/a.png', '//away.example/a.png'],
  ['https://away.example/a.png', 'https://away.example/a.png'],
  ['a.png', 'a.png'],
  ['data:,', 'data:,'],
] as const)('below a folder, %s is at %s', ([address, placed]) => {
  expect(placeBelow(address, '/below')).toBe(placed);
  expect(placeBelow(address, '')).toBe(address);
});
