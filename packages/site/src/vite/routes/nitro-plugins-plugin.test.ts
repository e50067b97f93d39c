import { expect, test } from 'vitest';
import { guardImports } from './nitro-plugins-plugin.ts';

test('only plugins of the site are guarded', () => {
  const code = [
    '  import _a from "/site/server/plugins/a.ts";',
    'import _b from "/site/node_modules/@recto/site/dist/http-plugin.js";',
    'import _c from "/other/c.ts";',
    'export const plugins = [_a, _b, _c]',
  ];
  expect(guardImports(code.join('\n'), '/site/').split('\n')).toEqual([
    '  import _a from "virtual:recto/nitro-plugin:/site/server/plugins/a.ts";',
    ...code.slice(1),
  ]);
});
