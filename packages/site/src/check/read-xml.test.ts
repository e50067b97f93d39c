import { expect, test } from 'vitest';
import { readXml } from './read-xml.ts';

test('reads elements, attributes, text and namespaces', () => {
  const root = readXml(
    [
      '\uFEFF<?xml version="1.0" encoding="UTF-8"?>',
      '<!-- a - comment -->',
      '<rss version="2.0" xmlns:atom="urn:atom">',
      '  <title>A &amp; B &#x1F600;&#33;</title>',
      "  <atom:link href='/a?x&amp;y' title=\"it's\"/>",
      '  <body xmlns="urn:body"><p>a<![CDATA[<b>&amp;</b>]]>c</p></body>',
      '</rss>',
    ].join('\n'),
    'a.xml',
  );
  expect(root).toMatchObject({ name: 'rss', namespace: '', attributes: { version: '2.0' }, line: 3 });
  expect(root.children).toMatchObject([
    { name: 'title', namespace: '', text: 'A & B 😀!', line: 4 },
    { name: 'link', namespace: 'urn:atom', attributes: { href: '/a?x&y', title: "it's" }, line: 5 },
    { name: 'body', namespace: 'urn:body', children: [{ name: 'p', namespace: 'urn:body', text: 'a<b>&amp;</b>c' }] },
  ]);
});

test.for([
  ['', 'document must contain a root element', 1],
  ['words', 'text data outside of root node', 1],
  ['<a>\n<b>\n</a>', 'unexpected close tag', 3],
  ['<a>', 'unclosed tag: a', 1],
  ['<a/></a>', 'unmatched closing tag: a', 1],
  ['<a/><b/>', 'documents may contain only one root', 1],
  ['<a>\nx & y</a>', '"&" does not begin an entity; write "&amp;"', 2],
  ['<a>&nbsp;</a>', 'undefined entity', 1],
  ['<a>&constructor;</a>', 'undefined entity', 1],
  ['<a>&#0;</a>', 'malformed character entity', 1],
  ['<a>&#x110000;</a>', 'malformed character entity', 1],
  ['<a>\n\u0000</a>', 'disallowed character', 2],
  ['<a>\uD800</a>', 'unclosed tag: a', 1],
  ['<a>]]></a>', 'the string "]]>" is disallowed in char data', 1],
  ['<a b="1" b="2"/>', 'duplicate attribute: b', 1],
  ['<a b=1/>', 'unquoted attribute value', 1],
  ['<a b="<"/>', 'disallowed character', 1],
  ['<a b/>', 'disallowed character in attribute name', 1],
  ['<1/>', 'disallowed character in tag name', 1],
  ['<a><!-- -- --></a>', 'malformed comment', 1],
  ['\n<?xml version="1.0"?><a/>', 'an XML declaration must be at the start of the document', 2],
  ['<?xml encoding="UTF-8"?><a/>', 'expected one of version', 1],
  ['<x:a/>', 'unbound namespace prefix: "x"', 1],
  ['<a x:b="1"/>', 'unbound namespace prefix: "x"', 1],
] as const)('rejects %j: %s', ([xml, what, line]) => {
  const error = refusal(xml);
  expect(error.message).toContain(`This is not well-formed XML: ${what}`);
  expect(error.line).toBe(line);
});

test('rejects a document type declaration', () => {
  const error = refusal('<!DOCTYPE a [<!ENTITY b "c">]>\n<a>&b;</a>');
  expect(error.message).toContain('This XML has a document type declaration');
  expect(error.line).toBe(1);
});

function refusal(xml: string): { message: string; line: number | undefined } {
  try {
    readXml(xml, 'a.xml');
  } catch (error) {
    return error as { message: string; line: number | undefined };
  }
  throw new Error(`${xml} was read`);
}

test('reads large files', () => {
  const entry = `<url><loc>https://site.example/${'a'.repeat(40)}</loc></url>`;
  expect(readXml(`<urlset>${entry.repeat(50_000)}</urlset>`, 'a.xml').children).toHaveLength(50_000);
  expect(readXml(`<a><![CDATA[${'x'.repeat(2_000_000)}]]></a>`, 'a.xml').text).toHaveLength(2_000_000);
});
