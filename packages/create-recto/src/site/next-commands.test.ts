import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../fixtures/temp-folder.ts';
import { renderNextCommands } from './next-commands.ts';

test.for([
  ['my-site', 'cd my-site && npm install'],
  ['a/b_1.2', 'cd a/b_1.2 && npm install'],
  ['My Site', "cd 'My Site' && npm install"],
  ["it's", `cd 'it'\\''s' && npm install`],
  ['.', 'npm install'],
] as const)('for %s prints %s', ([folder, command]) => {
  expect(renderNextCommands(folder, 'npm', false, 'linux')).toEqual([command, 'npm run dev']);
});

test('on Windows, where names cannot contain quotation marks, names are put in double quotes', () => {
  expect(renderNextCommands("it's mine", 'npm', true, 'win32')).toEqual([`cd "it's mine"`, 'npm run dev']);
});

test.runIf(process.platform !== 'win32').for(['My Site', '$HOME', '`date`', 'a"b', "it's", 'a\\b', '!!', '~', 'موقعي'])(
  'a shell can change into %s',
  (name) => {
    const folder = makeFolder();
    mkdirSync(join(folder, name));
    const [enter = ''] = renderNextCommands(name, 'npm', true);
    const currentFolder = execFileSync('sh', ['-c', `${enter} && pwd -P`], { cwd: folder, encoding: 'utf8' });
    expect(currentFolder).toBe(`${realpathSync(join(folder, name))}\n`);
  },
);
