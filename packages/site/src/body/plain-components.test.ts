import { compileBody } from '@recto/content';
import type { TreeNode } from '@recto/content';
import { expect, test } from 'vitest';
import { plainComponents } from './plain-components.ts';

test.for<[string, TreeNode, string]>([
  ['a quotation', ['blockquote', { cite: '/a' }, 'Said.'], '<blockquote cite="/a">Said.</blockquote>'],
  [
    'a note',
    ['blockquote', { as: 'note' }, ['p', {}, 'Mind.']],
    '<div class="callout callout-note" role="note"><p>Mind.</p></div>',
  ],
  [
    'code',
    ['pre', { class: 'shiki' }, ['code', {}, 'a < b']],
    '<pre class="shiki" tabindex="0"><code>a &lt; b</code></pre>',
  ],
  [
    'code of a file',
    ['pre', { filename: 'a&b.ts', class: 'shiki' }, ['code', {}, '1']],
    '<figure class="code"><figcaption><bdi>a&amp;b.ts</bdi></figcaption><pre class="shiki" tabindex="0"><code>1</code></pre></figure>',
  ],
  [
    'a quotation inside a note',
    ['blockquote', { as: 'tip' }, ['blockquote', {}, 'Said.']],
    '<div class="callout callout-tip" role="note"><blockquote>Said.</blockquote></div>',
  ],
  [
    'a note inside a quotation',
    ['blockquote', {}, ['blockquote', { as: 'tip' }, 'Mind.']],
    '<blockquote><div class="callout callout-tip" role="note">Mind.</div></blockquote>',
  ],
])('%s', ([, node, html]) => {
  expect(compileBody([node], { client: {}, server: plainComponents })).toEqual([html]);
});
