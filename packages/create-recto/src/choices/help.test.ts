import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { options } from './arguments.ts';
import { renderHelp } from './help.ts';

test('lists templates and options in columns', () => {
  const template = { name: 'docs', description: 'Pages.', folder: '', languages: ['en'] } as const;
  const lines = renderHelp([template]).split('\n');
  expect(lines).toContain('  docs  Pages.');
  expect(lines).toContain('  -t, --template <name>         Template to start from (minimal).');
  expect(lines).toContain('      --install                 Install the packages (no).');
});

test.for([
  'packages/create-recto/README.md',
  'docs/content/en/docs/1.getting-started/2.installation.md',
  'docs/content/ar/docs/1.getting-started/2.installation.md',
])('%s documents exactly the options that exist', (page) => {
  const text = readFileSync(new URL(`../../../../${page}`, import.meta.url), 'utf8');
  const optionNames = Object.keys(options).map((name) => `--${name}`);
  const rows = text.split('\n').filter((line) => line.startsWith('| `-'));
  const named = rows.flatMap((row) => (row.split(' | ')[0] ?? '').match(/--[a-z-]+/gu) ?? []);
  expect(named.toSorted()).toEqual([...optionNames, '--no-git'].toSorted());
});
