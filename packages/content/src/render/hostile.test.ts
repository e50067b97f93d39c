import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TreeNode } from '../parse/document.ts';
import { parseMarkdown } from '../parse/markdown.ts';
import { compileBody } from './body.ts';
import type { BodyNode, RenderMap } from './body.ts';

const map: RenderMap = { client: { card: {} }, server: {} };

async function compile(markdown: string): Promise<BodyNode[]> {
  const { body } = await parseMarkdown(markdown, 'a.md');
  return compileBody(body.nodes, map);
}

test.for([
  // Code of its own
  ['<script>alert(1)</script>', ''],
  ['a <script>alert(1)</script> b', '<p>a  b</p>'],
  ['<ScRiPt src=//a.example></sCrIpT>', ''],
  ['::script\nalert(1)\n::', ''],
  ['::template\n<script>alert(1)</script>\n::', ''],
  ['<style>* { display: none }</style>', ''],
  ['`<script>alert(1)</script>`', '<p><code>&lt;script&gt;alert(1)&lt;/script&gt;</code></p>'],
  ['<textarea></p><script>alert(1)</script></textarea>', '&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<noscript><p title="</noscript><script>alert(1)</script>">x</p></noscript>', '<p></p>'],
  // Handlers and styles
  ['<img src=x onerror=alert(1)>', '<img src="x">'],
  ['<img src="x" srcset="javascript:alert(1)">', '<img src="x">'],
  ['**x**{onclick="alert(1)" style="color: red"}', '<p><strong>x</strong></p>'],
  ['<p style="position: fixed">x</p>', '<p>x</p>'],
  ['<details open ontoggle=alert(1)>x</details>', '<details open="">x</details>'],
  ['<button onclick="alert(1)">b</button>', '<p>b</p>'],
  ['<video src=x onerror=alert(1)>hi</video>', '<p>hi</p>'],
  // Addresses in markdown
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['[x](&#106;avascript:alert&#40;1&#41;)', '<p>[x](javascript:alert(1))</p>'],
  ['[x](<java\tscript:alert(1)>)', '<p><a href="java%09script:alert(1)">x</a></p>'],
  ['[x](vbscript:msgbox(1))', '<p>[x](vbscript:msgbox(1))</p>'],
  ['[x](/ok){href="javascript:alert(1)"}', '<p><a>x</a></p>'],
  ['![x](javascript:alert(1))', '<p>![x](javascript:alert(1))</p>'],
  ['![x](data:image/svg+xml,<svg/onload=alert(1)>)', '<p>![x](data:image/svg+xml,&lt;svg/onload=alert(1)&gt;)</p>'],
  ['<javascript:alert(1)>', '<p>&lt;javascript:alert(1)&gt;</p>'],
  [':a[x]{href="javascript:alert(1)"}', '<a>x</a>'],
  // Addresses in HTML
  ['<a href="javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="java\nscript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href=" \u0001javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<p><a>x</a></p>'],
  ['<a href="vbscript:msgbox(1)">x</a>', '<p><a>x</a></p>'],
  // An entity that was written is shown as written: it never decodes to a scheme.
  ['<a href="&#106;avascript:alert(1)">x</a>', '<p><a href="&amp;#106;avascript:alert(1)">x</a></p>'],
  ['<a href="javascript&colon;alert(1)">x</a>', '<p><a href="javascript&amp;colon;alert(1)">x</a></p>'],
  // Other documents, and what acts on the whole page
  ['<iframe src="https://a.example">x</iframe>', ''],
  [':iframe{src="https://a.example"}', ''],
  ['<object data="javascript:alert(1)">x</object>', '<p></p>'],
  ['<svg onload=alert(1)><a href="/x">x</a></svg>', '<p></p>'],
  ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>', '<p></p>'],
  ['<base href="https://a.example">', ''],
  ['<meta http-equiv=refresh content="0;url=javascript:alert(1)">', ''],
  ['<link rel=stylesheet href=//a.example>', ''],
  ['<form action="https://a.example"><input name=a><button>go</button></form>', ''],
  ['<input type="password" name="p" autofocus>', '<input type="checkbox" disabled="">'],
  // A way out of an attribute
  [`<p title='"><script>alert(1)</script>'>x</p>`, '<p title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">x</p>'],
] as const)('%j becomes %j', async ([markdown, html]) => {
  expect(await compile(markdown)).toEqual(html === '' ? [] : [html]);
});

test('hostile properties do not reach a component', async () => {
  const props = [
    'dangerouslySetInnerHTML="x"',
    ':dangerouslySetInnerHTML=\'{"__html":"<script>"}\'',
    'onClick="alert(1)"',
    ':onClick="alert(1)"',
    '__proto__="x"',
    ':__proto__=\'{"polluted":true}\'',
    'style="x" key="k" ref="r" children="c" srcdoc="<script>"',
    'to="javascript:alert(1)" href="JAVASCRIPT:alert(1)"',
    'src="/a.png" title="A"',
  ];
  const nodes = await compile(`::card{${props.join(' ')}}\nx\n::`);
  expect(nodes).toEqual([{ component: 'card', props: { src: '/a.png', title: 'A' }, slots: { default: ['x'] } }]);
  expect(nodes[0]).not.toHaveProperty('props.polluted');
  expect({}).not.toHaveProperty('polluted');
});

test('whatever the tree, the HTML has only named tags and attributes, and well-kept text', () => {
  const text = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '=', '/', 'a', 'script', 'onload', ' ') });
  const tag = fc.constantFrom('p', 'a', 'img', 'ul', 'li', 'b', 'script', 'svg', 'x-y', 'SCRIPT', '<p>', 'p onload=x');
  const value = fc.oneof(text, fc.boolean(), fc.constant('javascript:alert(1)'), fc.integer());
  const name = fc.constantFrom('href', 'src', 'title', 'onload', 'style', 'id', '"><script>', 'x y');
  const { node } = fc.letrec<{ node: TreeNode }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      text,
      fc
        .tuple(tag, fc.dictionary(name, value), fc.array(tie('node'), { maxLength: 4 }))
        .map(([tag, props, children]): TreeNode => [tag, props, ...children]),
    ),
  }));
  const element = /<\/?(?:p|a|img|ul|li|b)(?: (?:href|src|title|id)="[^"<>]*")*>/gu;
  fc.assert(
    fc.property(fc.array(node), (nodes) => {
      const html = compileBody(nodes, map).map(String).join('');
      expect(html.replaceAll(element, '')).not.toMatch(/[<>"]/u);
      expect(html).not.toMatch(/(?:href|src)="javascript/u);
    }),
  );
});
