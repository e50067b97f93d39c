import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOutdated, startRecord } from './taken.ts';

const pictures = [
  { file: 'pictures/home.png', command: 'npm run pictures home', shows: ['kit/*.css', 'content/index.md'] },
  { file: 'pictures/page.png', command: 'npm run pictures page', shows: ['kit/*.{css,tsx}', 'content/page.md'] },
];

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'recto-pictures-'));
  write('scripts/pictures/taken.json', '{}');
  write('kit/prose.css', '/* Text. */\np { color: red; }\n');
  write('kit/menu.tsx', '/** A menu. */\nexport const menu = <nav />;\n');
  write('content/index.md', '# Home\n');
  write('content/page.md', '# Page\n');
  takePictures();
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function takePictures(): void {
  const record = startRecord(root, pictures);
  for (const { file } of pictures) {
    write(file, '');
    record(file);
  }
}

function listOutdated(): string[] {
  return findOutdated(root, pictures).map(({ file }) => file);
}

test('no picture is outdated after all were taken', () => {
  expect(listOutdated()).toEqual([]);
});

test.for([
  ['content/index.md', '# Start\n', ['pictures/home.png']],
  ['content/page.md', '#  Page\n', ['pictures/page.png']],
  ['kit/menu.tsx', 'export const menu = <ul />;\n', ['pictures/page.png']],
  ['kit/prose.css', 'p { color: blue; }\n', ['pictures/home.png', 'pictures/page.png']],
  ['kit/table.css', 'td { color: red; }\n', ['pictures/home.png', 'pictures/page.png']],
  ['kit/menu.tsx', '// The menu.\nexport const menu =\n  <nav />;\n', []],
  ['kit/prose.css', 'p {\n  color: red;\n}\n', []],
  ['kit/menu.test.tsx', 'export {};\n', []],
  ['content/other.md', '# Other\n', []],
] as const)('a change of %s to %o makes exactly the pictures that show it outdated', ([path, text, outdated]) => {
  write(path, text);
  expect(listOutdated()).toEqual(outdated);
});

test('a picture that was taken again is no longer outdated', () => {
  write('kit/prose.css', 'p { color: blue; }\n');
  startRecord(root, pictures)('pictures/home.png');
  expect(listOutdated()).toEqual(['pictures/page.png']);
});

test('a file that changes while the pictures are taken makes them outdated', () => {
  const record = startRecord(root, pictures);
  write('content/page.md', '# Changed\n');
  record('pictures/page.png');
  expect(listOutdated()).toEqual(['pictures/page.png']);
});

test('a picture without a file is outdated, and is removed from the record', () => {
  rmSync(join(root, 'pictures/home.png'));
  expect(listOutdated()).toEqual(['pictures/home.png']);
  startRecord(root, pictures)('pictures/page.png');
  const record = JSON.parse(readFileSync(join(root, 'scripts/pictures/taken.json'), 'utf8')) as object;
  expect(Object.keys(record)).toEqual(['pictures/page.png']);
});

test('a glob that matches no file is an error', () => {
  const moved = { file: 'pictures/home.png', command: '', shows: ['kit/*.css', 'content/start.md'] };
  expect(() => findOutdated(root, [moved])).toThrow('No file matches "content/start.md".');
});
