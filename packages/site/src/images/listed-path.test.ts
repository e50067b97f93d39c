import { expect, test } from 'vitest';
import { listedPath } from './listed-path.ts';

const isKnown = (address: string): boolean => ['/a.png', '/below/b.png'].includes(address);

test.for([
  ['/a.png', '/below', '/a.png'],
  ['/below/a.png', '/below', '/a.png'],
  ['/below/b.png', '/below', '/below/b.png'],
  ['/below/below/b.png', '/below', '/below/b.png'],
  ['/below/c.png', '/below', '/below/c.png'],
  ['/belowground/a.png', '/below', '/belowground/a.png'],
  ['/below/a.png', '', '/below/a.png'],
] as const)('DEV-18: %s on a site with the base path "%s" is listed as %s', ([src, base, expected]) => {
  expect(listedPath(src, isKnown, base)).toBe(expected);
});
