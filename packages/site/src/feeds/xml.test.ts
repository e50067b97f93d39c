import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { cdata, escapeXml, textElement, xmlElement } from './xml.ts';

/** Returns the text that a strict parser reads. */
function textIn(xml: string): string {
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (part) => (text += part));
  parser.on('cdata', (part) => (text += part));
  parser.write(xml).close();
  return text;
}

test.for([
  ['a < b & "c"', 'a < b & "c"'],
  ['bell\u0007, null\u0000, escape\u001B', 'bell, null, escape'],
  ['half \uD83D of a letter, \uDE00', 'half  of a letter, '],
  ['a whole one 😀', 'a whole one 😀'],
  ['no letters \uFFFE\uFFFF', 'no letters '],
  ['tab\tand line\n', 'tab\tand line\n'],
  [']]> ends it early, ]]]]>', ']]> ends it early, ]]]]>'],
])('%j is read as %j', ([text = '', read]) => {
  expect(textIn(`<a>${escapeXml(text)}</a>`)).toBe(read);
  expect(textIn(`<a>${cdata(text)}</a>`)).toBe(read);
});

test('omits elements and attributes without a value', () => {
  expect(textElement('name', undefined)).toBe('');
  expect(xmlElement('link', { href: '/a"b', type: undefined })).toBe('<link href="/a&quot;b"/>');
});
