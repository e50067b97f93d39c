import { describe, expect, test } from 'vitest';
import { SVG } from '../../fixtures/media-samples.ts';
import { sanitizeSvg } from './sanitize-svg.ts';

const svg = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${content}</svg>`;

describe('rejects with a reason', () => {
  test.for([
    ['<script>alert(1)</script>', '"script" is not allowed'],
    ['<SCRIPT>alert(1)</SCRIPT>', '"SCRIPT" is not allowed'],
    ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', '"foreignObject"'],
    ['<iframe src="/"/>', '"iframe"'],
    ['<a href="https://evil.example"><path d="M0 0"/></a>', '"a" is not allowed'],
    ['<path onclick="alert(1)"/>', '"onclick" runs a script'],
    ['<path ONLOAD="alert(1)"/>', 'runs a script'],
    ['<animate onbegin="alert(1)"/>', 'runs a script'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>', 'may not be animated'],
    ['<set attributeName="onclick" to="alert(1)"/>', 'may not be animated'],
    ['<animate attributeName="fill" values="javascript:alert(1)"/>', 'a value contains a URL'],
    ['<use href="https://evil.example/a.svg#x"/>', 'it refers to "https://evil.example'],
    ['<use xlink:href="other.svg#x"/>', 'it refers to "other.svg#x"'],
    ['<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>', 'it refers to'],
    ['<image href="data:image/svg+xml,%3Csvg/%3E"/>', 'it refers to'],
    ['<image href="//evil.example/pixel.png"/>', 'it refers to'],
    ['<image href=" javascript:alert(1)"/>', 'it refers to'],
    ['<path style="fill: url(https://evil.example/a)"/>', 'it refers to another file'],
    ['<path fill="url( \'//evil.example/a\' )"/>', 'it refers to another file'],
    ['<path style="fill: u\\72l(//evil.example)"/>', 'backslash'],
    ['<path style="background: image-set(\'//evil.example\' 1x)"/>', 'another file'],
    ['<style>@import "//evil.example/a.css";</style>', 'a rule that is not allowed'],
    ['<style>@font-face { src: url(a.woff) }</style>', 'a rule that is not allowed'],
    ['<style>path { fill: url(//evil.example) }</style>', 'another file'],
    ['<style>path { fill: ur<![CDATA[l(//evil.example)]]> }</style>', 'another file'],
    ['<style>path { fill: ur<!-- -->l(//evil.example) }</style>', 'another file'],
    ['<style>@im<!-- -->port "//evil.example"</style>', 'a rule that is not allowed'],
    ['<style>p{x:expression(alert(1))}</style>', 'another file'],
    ['<g xmlns="http://www.w3.org/1999/xhtml"/>', 'not those of SVG'],
    ['<?xml-stylesheet href="//evil.example"?>', 'a processing instruction'],
    ['&unknown;', 'entity'],
    ['<path d="M0 0">', 'line 1'],
    ['<g></path>', 'line 1'],
    ['\0', 'line 1'],
    [`${'<g>'.repeat(300)}${'</g>'.repeat(300)}`, 'nested'],
  ] as const)('%j', ([content, reason]) => {
    expect(() => sanitizeSvg(svg(content))).toThrow(reason);
  });

  test.for([
    ['<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><svg>&x;</svg>', 'it defines entities'],
    ['<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>', 'it defines entities'],
    [`<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(50)}"><!ENTITY b "&a;&a;">]><svg>&b;</svg>`, 'it defines entities'],
    ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'its first element is "html"'],
    ['<svg xmlns="http://www.w3.org/1999/xhtml"><style/></svg>', 'not those of SVG'],
    ['<svg xmlns:xlink="http://evil.example"/>', '"xlink" has another namespace'],
    ['<svg/><script/>', 'line 1'],
    ['', 'line 1'],
  ] as const)('%j', ([text, reason]) => {
    expect(() => sanitizeSvg(text)).toThrow(reason);
  });
});

test('keeps a valid SVG', () => {
  const text = svg(
    [
      '<title>A &amp; B</title>',
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#048"/></linearGradient></defs>',
      '<style>.a &gt; .b { fill: url(#g) } @media (prefers-color-scheme: dark) { .a { fill: red } }</style>',
      '<g class="a" aria-label="Data: 5" style="fill:url(\'#g\')"><use xlink:href="#g"/>',
      '<image href="data:image/png;base64,iVBORw0KGgo="/><animate attributeName="opacity" values="0;1" dur="1s"/></g>',
    ].join(''),
    ' viewBox="0 0 3 2" role="img"',
  );
  const safe = sanitizeSvg(text);
  expect(safe).toBe(
    `${text.replaceAll(/<(stop|use|image|animate)([^>]*)\/>/gu, '<$1$2></$1>').replaceAll('  ', ' ')}\n`,
  );
  expect(sanitizeSvg(SVG)).toBe(SVG);
});

test('removes editor metadata, comments and a plain doctype', () => {
  const text = `\uFEFF<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Made with a program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/" inkscape:version="1" width="1"><metadata><script>alert(1)</script></metadata><inkscape:view onclick="x"><path/></inkscape:view><path d="M0 0" unknown="1"/><!-- end --></svg>`;
  expect(sanitizeSvg(text)).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="1"><path d="M0 0"></path></svg>\n');
});

test('sanitising a second time changes nothing', () => {
  const safe = sanitizeSvg(
    svg('<path data-a="&lt;&quot;&amp;&#10;&#9;&#13;x"/><text> a\n b&#13;\r\n </text>', ' width="1"'),
  );
  expect(sanitizeSvg(safe)).toBe(safe);
});
