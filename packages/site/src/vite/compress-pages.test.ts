import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressPages } from './compress-pages.ts';

const page = `<p>${'Words of a page. '.repeat(200)}</p>`;

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'recto-pages-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  mkdirSync(join(folder, 'en'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('each page is there in both encodings, and says the same', async () => {
  const names = Array.from({ length: 9 }, (_, number) => `en/${number}.html`);
  const folder = folderOf(Object.fromEntries(names.map((name) => [name, page + name])));
  await compressPages(folder, names);
  for (const name of names) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(page + name);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(page + name);
  }
});

test('what is small, and what is packed already, stays as it is', async () => {
  const folder = folderOf({ 'en/small.html': '<p>Words</p>', 'en/picture.webp': page });
  await compressPages(folder, ['en/small.html', 'en/picture.webp']);
  expect(['en/small.html.br', 'en/picture.webp.br'].filter((name) => existsSync(join(folder, name)))).toEqual([]);
});
