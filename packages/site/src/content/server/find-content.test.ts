import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findContentFile } from './find-content.ts';

let output: string;

beforeEach(() => {
  output = mkdtempSync(join(tmpdir(), 'recto-server-'));
  mkdirSync(join(output, 'app', 'server', 'chunks'), { recursive: true });
});

afterEach(() => {
  rmSync(output, { recursive: true });
});

function addContent(folder: string, version: string): void {
  mkdirSync(join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, 'content', 'current'), `${version}\n`);
}

test.for(['app', 'app/server', 'app/server/chunks'])('finds the current version from %s', (folder) => {
  addContent(output, 'v1');
  expect(findContentFile(join(output, folder))).toBe(join(output, 'content', 'v1', 'content.sqlite'));
});

test('prefers content inside the folder of the server to content above it', () => {
  addContent(output, 'v1');
  addContent(join(output, 'app', 'server'), 'v2');
  expect(findContentFile(join(output, 'app', 'server', 'chunks'))).toBe(
    join(output, 'app', 'server', 'content', 'v2', 'content.sqlite'),
  );
});

test('skips a folder of that name without a version', () => {
  addContent(output, 'v1');
  mkdirSync(join(output, 'app', 'content'));
  expect(findContentFile(join(output, 'app', 'server'))).toBe(join(output, 'content', 'v1', 'content.sqlite'));
});

test('throws an error with a hint if there is no content', () => {
  expect(() => findContentFile(join(output, 'app'))).toThrow(
    'There is no content beside the server. Build the site again with "npm run build".',
  );
});
