import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTarget } from './link-targets.ts';

const links = fc
  .array(fc.constantFrom('/', '#', 'a', 'B', '_', '-', '9', '.', '?', '%20', ' ', 'é'), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('resolves links as a browser does', () => {
  fc.assert(
    fc.property(
      links.filter((link) => URL.canParse(link, 'https://site.invalid')),
      (link) => {
        const { host, pathname, hash } = new URL(link, 'https://site.invalid/en/docs/page');
        const path = decodeURIComponent(pathname).replace(/(?<=.)\/+$/u, '');
        const expected = host === 'site.invalid' ? { path, id: decodeURIComponent(hash.slice(1)) } : undefined;
        expect(parseTarget(link, '/en/docs/page')).toEqual(expected);
      },
    ),
    { numRuns: 1000, examples: [['//a'], ['//a/b#c'], ['/a/#b'], ['/a/../b']] },
  );
});
