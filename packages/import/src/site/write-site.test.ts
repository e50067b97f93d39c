import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importSite } from '../import-site.ts';
import { packageName, projectFiles } from './project-files.ts';

function makeSource(texts: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'recto-import-test-'));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  return folder;
}

const list = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

test('repeating an import produces the same files, and the source is not changed', async () => {
  const source = makeSource({ 'README.md': '# Notes\n\nWords.\n', 'more.md': '# More\n' });
  const target = join(makeSource({}), 'site');
  await importSite(source, target);
  const report = readFileSync(join(target, 'import-report.json'), 'utf8');
  const files = list(target);
  await importSite(source, target);
  expect(readFileSync(join(target, 'import-report.json'), 'utf8')).toBe(report);
  expect(list(target)).toEqual(files);
  expect(list(source)).toEqual(['README.md', 'more.md']);
});

test('deletes files of pages that no longer exist in the source', async () => {
  const target = join(makeSource({}), 'site');
  await importSite(makeSource({ 'a.md': 'A', 'b.md': 'B' }), target);
  await importSite(makeSource({ 'a.md': 'A' }), target);
  expect(list(join(target, 'content'))).toEqual(['a.md']);
});

test.for([
  ['another file', 'mine.txt', 'is not empty: it contains mine.txt'],
  ['an edited page', 'content/a.md', 'was edited since the last import: content/a.md'],
])('does not overwrite %s', async ([, file = '', message]) => {
  const source = makeSource({ 'a.md': 'A' });
  const target = join(makeSource({}), 'site');
  await importSite(source, target);
  writeFileSync(join(target, file), 'mine');
  await expect(importSite(source, target)).rejects.toThrow(message);
  expect(readFileSync(join(target, file), 'utf8')).toBe('mine');
});

test('an imported site has the same dependency versions as the templates', () => {
  const template = JSON.parse(
    readFileSync(new URL('../../../../templates/docs/package.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>;
  const project = JSON.parse(projectFiles('x').get('package.json') ?? '') as Record<string, unknown>;
  for (const field of ['dependencies', 'devDependencies', 'engines']) expect(project[field]).toEqual(template[field]);
});

test.for([
  ['Kiln & Clay', 'kiln-clay'],
  ['日本', 'my-site'],
])('the package name of %s is %s', ([title = '', name]) => {
  expect(packageName(title)).toBe(name);
});
