import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONTENT_FILE, findContentFile } from './content-file.ts';

let server: string;

beforeEach(() => {
  server = mkdtempSync(join(tmpdir(), 'recto-server-'));
  mkdirSync(join(server, 'chunks', 'deep'), { recursive: true });
});

afterEach(() => {
  rmSync(server, { recursive: true });
});

test.for(['.', 'chunks', 'chunks/deep'])('code in %s finds the database beside the server', (folder) => {
  writeFileSync(join(server, CONTENT_FILE), '');
  expect(findContentFile(join(server, folder))).toBe(join(server, CONTENT_FILE));
});

test('the nearest database is taken', () => {
  writeFileSync(join(server, CONTENT_FILE), '');
  writeFileSync(join(server, 'chunks', CONTENT_FILE), '');
  expect(findContentFile(join(server, 'chunks', 'deep'))).toBe(join(server, 'chunks', CONTENT_FILE));
});

test('a missing database is named, with the way to get one', () => {
  expect(() => findContentFile(join(server, 'chunks'))).toThrow(
    'content.sqlite is missing beside the server. Build the site again with "npm run build".',
  );
});
