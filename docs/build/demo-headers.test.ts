import { expect, test } from 'vitest';
import { listScriptHashes, readPageHeaders } from './demo-headers.ts';

const headers = (hashes: string): string =>
  `/demo/x/*\n  content-security-policy: default-src 'self'; script-src 'self' ${hashes}; img-src *\n` +
  '  x-content-type-options: nosniff\n/demo/x/*.svg\n  ! content-security-policy\n';

test('reads the headers of pages from the first rule', () => {
  expect(readPageHeaders(headers("'sha256-a='"))).toEqual({
    'content-security-policy': "default-src 'self'; script-src 'self' 'sha256-a='; img-src *",
    'x-content-type-options': 'nosniff',
  });
  expect(readPageHeaders('')).toEqual({});
});

test('lists the hash of each script of the demos once', () => {
  expect(listScriptHashes([headers("'sha256-a=' 'sha256-b+/='"), headers("'sha256-b+/='")])).toEqual([
    'sha256-a=',
    'sha256-b+/=',
  ]);
});
