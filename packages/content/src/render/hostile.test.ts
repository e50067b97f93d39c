import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TreeNode } from '../parse/document.ts';
import { parseMarkdown } from '../parse/markdown.ts';
import type { BodyNode } from './body.ts';
import { compileBody } from './compile-body.ts';
import type { RenderMap } from './compile-body.ts';
import { foreignIn, hostileMarkdown, renderHostile } from './fixtures/hostile-markdown.ts';

const map: RenderMap = { interactive: { card: {} }, trees: {} };

async function compile(markdown: string): Promise<BodyNode[]> {
  const { body } = await parseMarkdown(markdown, 'a.md');
  return compileBody(body.nodes, map);
}

test.for([
  // Scripts and styles
  ['<script>alert(1)</script>', ''],
  ['a <script>alert(1)</script> b', '<p>a  b</p>'],
  ['<ScRiPt src=//a.example></sCrIpT>', ''],
  ['::script\nalert(1)\n::', ''],
  ['::template\n<script>alert(1)</script>\n::', ''],
  ['<style>* { display: none }</style>', ''],
  ['`<script>alert(1)</script>`', '<p><code>&lt;script&gt;alert(1)&lt;/script&gt;</code></p>'],
  ['<textarea></p><script>alert(1)</script></textarea>', '&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<noscript><p title="</noscript><script>alert(1)</script>">x</p></noscript>', '<p></p>'],
  // Event handlers and style attributes
  ['<img src=x onerror=alert(1)>', '<img src="x">'],
  ['<img src="x" srcset="javascript:alert(1)">', '<img src="x">'],
  ['**x**{onclick="alert(1)" style="color: red"}', '<p><strong>x</strong></p>'],
  ['<p style="position: fixed">x</p>', '<p>x</p>'],
  ['<details open ontoggle=alert(1)>x</details>', '<details open="">x</details>'],
  ['<button onclick="alert(1)">b</button>', '<p>b</p>'],
  ['<video src=x onerror=alert(1)>hi</video>', '<p><video preload="metadata" src="x" controls="">hi</video></p>'],
  [
    '<video src=javascript:alert(1) poster=javascript:x></video>',
    '<p><video preload="metadata" controls=""></video></p>',
  ],
  ['<audio autoplay src=/a></audio>', '<p><audio preload="metadata" src="/a" controls=""></audio></p>'],
  // URLs in markdown
  ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
  ['[x](&#106;avascript:alert&#40;1&#41;)', '<p>[x](javascript:alert(1))</p>'],
  ['[x](<java\tscript:alert(1)>)', '<p><a href="java%09script:alert(1)">x</a></p>'],
  ['[x](vbscript:msgbox(1))', '<p>[x](vbscript:msgbox(1))</p>'],
  ['[x](/ok){href="javascript:alert(1)"}', '<p><a>x</a></p>'],
  ['![x](javascript:alert(1))', '<p>![x](javascript:alert(1))</p>'],
  ['![x](data:image/svg+xml,<svg/onload=alert(1)>)', '<p>![x](data:image/svg+xml,&lt;svg/onload=alert(1)&gt;)</p>'],
  ['<javascript:alert(1)>', '<p>&lt;javascript:alert(1)&gt;</p>'],
  [':a[x]{href="javascript:alert(1)"}', '<a>x</a>'],
  // URLs in HTML
  ['<a href="javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="java\nscript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href=" \u0001javascript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<p><a>x</a></p>'],
  ['<a href="vbscript:msgbox(1)">x</a>', '<p><a>x</a></p>'],
  // Entities are decoded first, so that the check sees the same URL as a browser.
  ['<a href="&#106;avascript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="javascript&colon;alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="java&Tab;script:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="java&NewLine;script&#x3a;alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="&#x6A&#x61;vascript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<a href="&amp;#106;avascript:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<p>&lt;img src=x onerror=alert(1)&gt;</p>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  // Other documents, and elements that affect the whole page
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
  ['<BASE HREF="https://a.example"><p>x</p>', '<p>x</p>'],
  ['<svg><use xlink:href="data:image/svg+xml,x"/></svg>', '<p></p>'],
  ['<a xlink:href="javascript:alert(1)" HREF="JAVASCRIPT:alert(1)">x</a>', '<p><a>x</a></p>'],
  ['<svg>\n<style><img src=x onerror=alert(1)></style>\n</svg>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<p></p>'],
  [
    '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
    '<img src="">&quot;&gt;',
  ],
  ['<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">', '<p></p>'],
  ['<select><template><p>x</template></select>', '<p></p>'],
  ['<xmp><script>alert(1)</script></xmp>', '<p></p>'],
  ['<plaintext><script>alert(1)</script>', '<p></p>'],
  // Authors cannot write nodes of drawings
  ['<@svg onload=alert(1)>x', '<p>&lt;@svg onload=alert(1)&gt;x</p>'],
  ['::@svg{onload=x}\nx\n::', '<p>::@svg{onload=x}\nx\n::</p>'],
  ['<div>\n<@svg><@script>alert(1)</@script></@svg>\n</div>', '<div>&lt;@svg&gt;&lt;@script&gt;alert(1)</div>'],
  [':svg[x]{onload="alert(1)"}', ''],
  [':math[x]{href="javascript:alert(1)"}', ''],
  // Attributes, spans, footnotes and definitions
  ['[x]{onclick="alert(1)" .a}', '<p><span class="a">x</span></p>'],
  ['# T {onclick=alert(1)}', '<h1 id="t">T</h1>'],
  ['- x {onmouseover=alert(1)}', '<ul><li>x</li></ul>'],
  ['![x](/a.png){onerror=alert(1) src="javascript:alert(1)"}', '<p><img alt="x"></p>'],
  ['[x]\n\n[x]: javascript:alert(1)', '<p>[x]</p><p>[x]: javascript:alert(1)</p>'],
  [
    '[x]\n\n[x]: /a "\\"><script>alert(1)</script>"',
    '<p><a href="/a" title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">x</a></p>',
  ],
  ['a[^"><script>]', '<p>a[^&quot;&gt;</p>'],
  [
    '| a |\n|---|\n| <img src=x onerror=alert(1)> |',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td><img src="x"></td></tr></tbody></table>',
  ],
  ['> [!NOTE"><script>]\n> x', '<blockquote><p>[!NOTE&quot;&gt;</p></blockquote>'],
  [
    '```html"onload="x [<b>] {1}\nx\n```',
    '<pre><code class="language-html&quot;onload=&quot;x"><span class="line marked">x\n</span></code></pre>',
  ],
  // Bindings insert front matter as text
  ['---\nx: <img src=x onerror=alert(1)>\n---\n{{ $doc.x }}', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ['---\nx: "javascript:alert(1)"\n---\n<a href="{{ $doc.x }}">y</a>', '<p><a>y</a></p>'],
  ['---\nx: "JaVa\\tScript:alert(1)"\n---\n<a href=" {{ $doc.x }}">y</a>', '<p><a>y</a></p>'],
  ['---\nx: script\ny: ":alert(1)"\n---\n<a href="java{{ $doc.x }}{{ $doc.y }}">y</a>', '<p><a>y</a></p>'],
  ['<a href="{{ $doc.x || \'javascript:alert(1)\' }}">y</a>', '<p><a>y</a></p>'],
  ['---\nx: "javascript:alert(1)"\n---\n[y](/ok){href="{{ $doc.x }}"}', '<p><a>y</a></p>'],
  ['---\nx: "data:text/html,<script>"\n---\n![y](/ok){src="{{ $doc.x }}"}', '<p><img alt="y"></p>'],
  ['---\nx: alert(1)\n---\n<img src="/a" onerror="{{ $doc.x }}">', '<img src="/a">'],
  ['---\nx: color:red\n---\n**y**{style="{{ $doc.x }}"}', '<p><strong>y</strong></p>'],
  [
    `---\nx: '"><script>alert(1)</script>'\n---\n<p title="{{ $doc.x }}">y</p>`,
    '<p title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">y</p>',
  ],
  ["{{ $doc.x || '<script>alert(1)</script>' }}", '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  // Formulas
  ['$\\text{<img/onerror=alert(1)>}$', '<p><math><mtext>&lt;img/onerror=alert(1)&gt;</mtext></math></p>'],
  ['$\\text{</math><script>}$', '<p><math><mtext>&lt;/math&gt;&lt;script&gt;</mtext></math></p>'],
  // Breaking out of an attribute
  [`<p title='"><script>alert(1)</script>'>x</p>`, '<p title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">x</p>'],
] as const)('%j becomes %j', async ([markdown, html]) => {
  expect(await compile(markdown)).toEqual(html === '' ? [] : [html]);
});

test('removes unsafe properties of a component', async () => {
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

test('sanitises front matter that is bound to properties', async () => {
  const front = 'x: "javascript:alert(1)"\ny: script:alert(1)\nz: "{\\"__html\\":\\"<b>\\"}"';
  const props = [
    'to="{{ $doc.x }}" href="java{{ $doc.y }}" src="{{ $doc.x }}"',
    'onClick="{{ $doc.x }}" dangerouslySetInnerHTML="{{ $doc.z }}" :style="{{ $doc.z }}"',
    `:links='[{"to":"{{ $doc.x }}","label":"{{ $doc.x }}"}]'`,
    // A bound value is text, even if it looks like JSON.
    ':value="{{ $doc.z }}"',
  ];
  expect(await compile(`---\n${front}\n---\n::card{${props.join(' ')}}\nx\n::`)).toEqual([
    {
      component: 'card',
      props: { links: [{ label: 'javascript:alert(1)' }], value: '{"__html":"<b>"}' },
      slots: { default: ['x'] },
    },
  ]);
});

test.for([
  '\\href{javascript:alert(1)}{x}',
  '\\url{javascript:alert(1)}',
  '\\includegraphics{x}',
  '\\htmlId{a}{x}',
  '\\class{a}{x}',
])('the formula %j renders no links, images or ids', async (source) => {
  const html = await compile(`$${source}$`).then(String);
  // A formula that cannot be rendered is shown as source text.
  expect(html.replaceAll(/>[^<]*/gu, '>')).not.toMatch(/href|src|javascript|id=/u);
});

test('a diagram contains only shapes and text', async () => {
  const lines = [
    'graph TD',
    'A["<img src=x onerror=alert(1)>"] --> B[<script>alert(1)</script>]',
    'click A "javascript:alert(1)" _blank',
    'click B call alert(1)',
    'style A fill:#f00;background:url(//a.example),stroke:url(javascript:alert(1))',
    'classDef x fill:expression(alert(1)),color:red" onload="alert(1)',
    'class B x',
  ];
  const html = (await compile(`\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``)).map(String).join('');
  expect(html).toContain('<svg');
  // Text of the author stays text and never becomes a tag, a URL or a handler.
  expect(html.replaceAll(/>[^<]*<|aria-label="[^"]*"/gu, '><')).not.toMatch(
    /script|onerror|onload|href|url\((?!#)|style/iu,
  );
});

test('removes everything from a manipulated drawing that drawings may not contain', () => {
  const nodes: TreeNode[] = [
    [
      '@svg',
      { onload: 'x', viewBox: '0 0 1 1', fill: 'url(javascript:x)', style: 'x', href: 'javascript:x' },
      ['@script', {}, 'alert(1)'],
      ['@a', { href: 'javascript:x' }, ['@text', {}, 'x']],
      ['@text', { fill: 'red', x: '1"onload="x' }, '<script>', ['script', {}, 'alert(1)'], ['card', {}]],
    ],
    ['@foreignObject', {}, ['img', { src: 'x' }]],
    ['@', {}, 'x'],
  ];
  expect(compileBody(nodes, map)).toEqual(['<svg viewBox="0 0 1 1"><text fill="red">&lt;script&gt;</text></svg>']);
});

test('renders only allowed tags and attributes and escaped text for any tree', () => {
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

test('renders only allowed tags, attributes and URLs for any markdown', async () => {
  await fc.assert(
    fc.asyncProperty(hostileMarkdown, async (text) => {
      expect(foreignIn(await renderHostile(text))).toEqual([]);
    }),
    { numRuns: 1500 },
  );
}, 60_000);
