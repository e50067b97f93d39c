import { expect, test } from 'vitest';
import { visibleJson, visibleLine, visibleText } from './visible-text.ts';

test.for([
  ['\u001b[31mred\u001b[0m', '␛[31mred␛[0m'],
  ['\u001b]52;c;cm0gLXJm\u0007', '␛]52;c;cm0gLXJm␇'],
  ['\u009b2J', '\uFFFD2J'],
  ['over\b\b\bwritten\u007f', 'over␈␈␈written␡'],
  ['\u202Etxt.exe', '\uFFFDtxt.exe'],
  ['\u2066a\u2069\u2028', '\uFFFDa\uFFFD\uFFFD'],
  ['\0', '␀'],
  ['a\tb\r\nc\nd', 'a b c d'],
  ['مرحبا 漢字 👩‍👩‍👧 می‌شود', 'مرحبا 漢字 👩‍👩‍👧 می‌شود'],
])('%j is shown as %j', ([text = '', expected]) => {
  expect(visibleLine(text)).toBe(expected);
});

test('a text keeps only its line breaks', () => {
  expect(visibleText('a\r\nb\n\tc\rd\u001b[2J')).toBe('a\nb\n c␍d␛[2J');
});

test('JSON keeps its value, with escapes', () => {
  const value = { a: '\u001b[31m\u009b\u007f\u202E\u2028', b: ['漢\n'] };
  const json = visibleJson(value);
  expect(JSON.parse(json)).toEqual(value);
  expect(json).toBe('{\n  "a": "\\u001b[31m\\u009b\\u007f\\u202e\\u2028",\n  "b": [\n    "漢\\n"\n  ]\n}');
});
