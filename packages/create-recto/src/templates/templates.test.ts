import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { copyTemplates } from './copy-templates.ts';
import { listTemplates } from './list-templates.ts';
import { readTemplateFiles } from './template-files.ts';

/** Creates a folder with two templates and entries that are not templates. */
function makeTemplates(): string {
  const folder = makeFolder();
  writeFiles(folder, {
    'README.md': '',
    'notes/x.md': '',
    'docs-i18n/package.json': '{ "description": "Posts." }',
    'docs-i18n/recto.config.ts': '',
    'minimal/package.json': '{}',
    'minimal/recto.config.ts': '',
    'minimal/.gitignore': 'node_modules\n',
    'minimal/content/.navigation.yml': 'title: All',
    'minimal/node_modules/x/index.js': '',
    'minimal/.output/app/server/index.mjs': '',
    'minimal/.recto/content.sqlite': '',
    secret: 'secret',
  });
  symlinkSync('../secret', join(folder, 'minimal/link'));
  symlinkSync('..', join(folder, 'minimal/up'));
  return folder;
}

test('lists templates with their description and languages, the default template first', () => {
  const folder = makeTemplates();
  expect(listTemplates(folder)).toEqual([
    { name: 'minimal', description: '', folder: join(folder, 'minimal'), languages: ['en'] },
    { name: 'docs-i18n', description: 'Posts.', folder: join(folder, 'docs-i18n'), languages: ['en', 'ar', 'fr'] },
  ]);
});

test('leaves out build output and symbolic links', () => {
  const files = readTemplateFiles(join(makeTemplates(), 'minimal'));
  expect([...files.keys()]).toEqual(['.gitignore', 'content/.navigation.yml', 'package.json', 'recto.config.ts']);
});

test.for(listTemplates())('files that $name ignores in git are not part of the template', ({ folder }) => {
  const ignored = readFileSync(join(folder, '.gitignore'), 'utf8').trim().split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env*', '.output', 'node_modules']));
  const copy = makeFolder();
  const names = ignored.map((line) => line.replace('*', '.local'));
  writeFiles(copy, Object.fromEntries(['kept', ...names].map((name) => [name, ''])));
  expect([...readTemplateFiles(copy).keys()]).toEqual(['kept']);
});

test('copies all files into the package, and renames .gitignore, which npm would leave out', () => {
  const [from, to] = [makeTemplates(), makeFolder()];
  expect(copyTemplates(from, to)).toEqual([
    'minimal/_gitignore',
    'minimal/content/.navigation.yml',
    'minimal/package.json',
    'minimal/recto.config.ts',
    'docs-i18n/package.json',
    'docs-i18n/recto.config.ts',
  ]);
  expect(readTemplateFiles(join(to, 'minimal'))).toEqual(readTemplateFiles(join(from, 'minimal')));
});
