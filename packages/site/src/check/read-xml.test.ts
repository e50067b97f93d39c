import { expect, test } from 'vitest';
import { readXml } from './read-xml.ts';

test('elements, attributes, text and namespaces are read', () => {
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
  ['', 'it is empty', 1],
  ['words', 'there is text outside of its root', 1],
  ['<a>\n<b>\n</a>', '</a> ends <b>', 3],
  ['<a>', '<a> does not end', 1],
  ['<a/></a>', '</a> ends nothing', 1],
  ['<a/><b/>', 'it has a second root, <b>', 1],
  ['<a>\nx & y</a>', '"&" stands for nothing', 1],
  ['<a>&nbsp;</a>', '"&nbsp;" stands for nothing', 1],
  ['<a>&constructor;</a>', '"&constructor;" stands for nothing', 1],
  ['<a>&#0;</a>', '"&#0;" stands for nothing', 1],
  ['<a>&#x110000;</a>', '"&#x110000;" stands for nothing', 1],
  ['<a>\n\u0000</a>', 'it has a character that XML cannot hold', 2],
  ['<a>\uD800</a>', 'it has a character that XML cannot hold', 1],
  ['<a>]]></a>', '"]]>" stands outside of CDATA', 1],
  ['<a b="1" b="2"/>', '<a> has "b" twice', 1],
  ['<a b=1/>', 'nothing begins with "<a b=1/>"', 1],
  ['<a b="<"/>', 'nothing begins with', 1],
  ['<a b/>', 'nothing begins with', 1],
  ['<1/>', 'nothing begins with', 1],
  ['<a><!-- -- --></a>', 'nothing begins with', 1],
  ['\n<?xml version="1.0"?><a/>', 'its declaration is wrong, or does not stand first', 2],
  ['<?xml encoding="UTF-8"?><a/>', 'its declaration is wrong, or does not stand first', 1],
  ['<x:a/>', 'the prefix of "x:a" stands for nothing', 1],
  ['<a x:b="1"/>', 'the prefix of "x:b" stands for nothing', 1],
  ['<!DOCTYPE a [<!ENTITY b "c">]>\n<a>&b;</a>', 'it has a document type', 1],
] as const)('%j is refused: %s', ([xml, what, line]) => {
  const fault = refusal(xml);
  expect(fault.message).toContain(`This is no well-formed XML: ${what}`);
  expect(fault.line).toBe(line);
});

function refusal(xml: string): { message: string; line: number | undefined } {
  try {
    readXml(xml, 'a.xml');
  } catch (error) {
    return error as { message: string; line: number | undefined };
  }
  throw new Error(`${xml} was read`);
}

test('what is large is read in good time', () => {
  const entry = `<url><loc>https://site.example/${'a'.repeat(40)}</loc></url>`;
  const started = performance.now();
  expect(readXml(`<urlset>${entry.repeat(50_000)}</urlset>`, 'a.xml').children).toHaveLength(50_000);
  expect(readXml(`<a><![CDATA[${'x'.repeat(2_000_000)}]]></a>`, 'a.xml').text).toHaveLength(2_000_000);
  expect(performance.now() - started).toBeLessThan(20_000);
});
