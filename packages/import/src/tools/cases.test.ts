import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCase } from '../../fixtures/read-case.ts';
import { convertSource } from '../import-site.ts';
import { sourceOf } from '../read/source.ts';

const folder = import.meta.dirname;

test.for(globSync('*/fixtures/*.case', { cwd: folder }).toSorted())('%s', (file) => {
  const { source, result, report } = readCase(readFileSync(join(folder, file), 'utf8'));
  const tool = file.split('/')[0] ?? '';
  const { files, entries } = convertSource(sourceOf(source));
  const lines = entries.map(
    ({ outcome, code, file: name, line, message }) => `${outcome} ${code} ${name}:${line ?? '-'} ${message}`,
  );
  expect(`${lines.join('\n')}\n`).toBe(report);
  for (const [path, text] of Object.entries(result)) expect(files.get(path), `${tool}: ${path}`).toBe(text);
});

test('every tool has a case document', () => {
  const tools = globSync('*/', { cwd: folder }).map((name) => name.replace(/\/$/u, ''));
  const cases = new Set(globSync('*/fixtures/*.case', { cwd: folder }).map((file) => file.split('/')[0]));
  expect(tools.filter((name) => !cases.has(name))).toEqual([]);
});

test.for(['/../../../x', '../../x', '..\\\\..\\\\x'])(
  'no file is written outside of the new site because of the slug "%s"',
  (slug) => {
    const source = sourceOf({
      'hugo.toml': 'title = "A"\n',
      'content/guide/_index.md': '---\ntitle: Guide\n---\n',
      'content/guide/setup.md': `---\ntitle: Setup\nslug: "${slug}"\n---\n`,
    });
    expect(() => convertSource(source)).toThrow(expect.objectContaining({ code: 'source/path' }));
  },
);
