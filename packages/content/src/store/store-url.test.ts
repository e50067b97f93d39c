import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fileOfUrl, parseStoreScheme } from './store-url.ts';

test.for([
  ['postgres://localhost/recto', 'postgres'],
  ['POSTGRESQL://localhost/recto', 'postgres'],
  ['libsql://db.example', 'libsql'],
  ['file:content.db', 'file'],
] as const)('%s has the scheme %s', ([url, scheme]) => {
  expect(parseStoreScheme(url)).toBe(scheme);
});

test.for(['constructor:x', 'http://localhost', 'content.db', ''])('refuses %j', (url) => {
  expect(() => parseStoreScheme(url)).toThrow(expect.objectContaining({ code: 'store/unknown-url' }));
});

test.for([
  ['file:/data/content.db', '/data/content.db'],
  ['file:///data/content.db', '/data/content.db'],
  ['FILE://localhost/data/content.db', '/data/content.db'],
  ['file:/my%20data/content.db?mode=ro#x', '/my data/content.db'],
  ['file:data/content.db', 'data/content.db'],
  ['file:./content.db', 'content.db'],
] as const)('%s refers to the file %s', ([url, file]) => {
  expect(fileOfUrl(url)).toBe(resolve(file));
});
