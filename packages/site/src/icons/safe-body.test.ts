import { assert, constantFrom, array, property } from 'fast-check';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { IconSet } from './icon-data.ts';
import { isSafeBody } from './safe-body.ts';

const require = createRequire(import.meta.url);

test.for(['lucide', 'simple-icons'])('accepts every icon of %s', (prefix) => {
  const set = JSON.parse(readFileSync(require.resolve(`@iconify-json/${prefix}/icons.json`), 'utf8')) as IconSet;
  const refused = Object.entries(set.icons).filter(([, { body }]) => !isSafeBody(body));
  expect(refused).toEqual([]);
});

test.for([
  '<path d="M4 5h16"/>',
  '<g fill="none" stroke="currentColor"><circle cx="8" cy="8" r="4"/>\n<path d="M1e-3,2 3"/></g>',
  '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
  '<path transform="translate(1 -2.5) rotate(45, 8, 8)" d="M0 0"/>',
  '',
])('accepts %s', (body) => {
  expect(isSafeBody(body)).toBe(true);
});

describe('rejects', () => {
  test.for([
    '<script>alert(1)</script>',
    '<path d="M0 0"/><script/>',
    '<path d="M0 0" onload="alert(1)"/>',
    '<path d="M0 0" ONLOAD="alert(1)"/>',
    '<path d="M0 0" style="fill:red"/>',
    '<path d="M0 0" class="a"/>',
    '<image href="https://evil.example/a.png"/>',
    '<use href="#a"/>',
    '<use xlink:href="data:image/svg+xml,x"/>',
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
    '<foreignObject><p>x</p></foreignObject>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onmouseover" to="alert(1)"/>',
    '<path fill="url(https://evil.example/a)" d="M0 0"/>',
    '<path fill="URL(//evil.example)" d="M0 0"/>',
    '<path fill="url(#a) url(//evil)" d="M0 0"/>',
    '<path fill="u&#114;l(#a)" d="M0 0"/>',
    '<path d="M0 0">text</path>',
    '<!-- --><path d="M0 0"/>',
    '<![CDATA[<script>]]>',
    '<path d=M0/>',
    "<path d='M0'/>",
    '<path d="M0"onload="x"/>',
    '<path d="M0 0"/></svg><script>alert(1)</script>',
    '</svg><img src=x>',
    '<PATH d="M0 0"/>',
    '<path d="M0 0"',
    '<style>*{}</style>',
  ])('%s', (body) => {
    expect(isSafeBody(body)).toBe(false);
  });

  test('markup with any part that is not on the allow list', () => {
    const good = ['<path d="M0 0"/>', '<g fill="none">', '</g>', ' ', '\n'];
    const bad = ['<script>', '<path onload="x"/>', 'text', '&lt;', '<a>', '<!--', '"', '<path d="<"/>', 'javascript:'];
    assert(
      property(
        array(constantFrom(...good)),
        constantFrom(...bad),
        array(constantFrom(...good)),
        (before, part, after) => {
          expect(isSafeBody([...before, part, ...after].join(''))).toBe(false);
        },
      ),
    );
  });
});
