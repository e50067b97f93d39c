import { expect, test } from 'vitest';
import { withBase, absoluteUrl } from './urls.ts';

test.for([
  ['/a.png', '/below/a.png'],
  ['/belowground.png', '/below/belowground.png'],
  ['/below/a.png', '/below/a.png'],
  ['//away.example/a.png', '//away.example/a.png'],
  ['https://away.example/a.png', 'https://away.example/a.png'],
  ['a.png', 'a.png'],
  ['data:,', 'data:,'],
] as const)('with a base path, %s becomes %s', ([address, placed]) => {
  expect(withBase(address, '/below')).toBe(placed);
  expect(withBase(address, '')).toBe(address);
});

test.for([
  ['/a.png', 'https://site.example', '', 'https://site.example/a.png'],
  ['/a.png', 'https://site.example', '/below', 'https://site.example/below/a.png'],
  ['/below/en', 'https://site.example', '/below', 'https://site.example/below/en'],
  ['/日本', 'https://site.example', '', 'https://site.example/%E6%97%A5%E6%9C%AC'],
  ['https://other.example/a.png', 'https://site.example', '/below', 'https://other.example/a.png'],
  ['/a.png', undefined, '', undefined],
  ['mailto:a@site.example', 'https://site.example', '', 'mailto:a@site.example'],
] as const)('%s of a site at %s with the base path "%s" is %s', ([address, url, base, whole]) => {
  expect(absoluteUrl(address, { ...(url !== undefined && { url }), base })).toBe(whole);
});

test.for([
  'javascript:alert(1)',
  ' JaVa\tScript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'java&#115;cript:x',
])('SEC-8: %j is not published as a URL', (address) => {
  expect(absoluteUrl(address, { url: 'https://site.example' })).toBeUndefined();
});
