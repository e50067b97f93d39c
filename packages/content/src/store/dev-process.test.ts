import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../fixtures/temp-folder.ts';
import { isDevRunning, recordDevProcess } from './dev-process.ts';

test('reports a running dev server until its record is removed', () => {
  const database = join(makeFolder(), 'dev', 'content.sqlite');
  expect(isDevRunning(database)).toBe(false);
  const remove = recordDevProcess(database);
  expect(isDevRunning(database)).toBe(true);
  remove();
  expect(isDevRunning(database)).toBe(false);
});

test.for([String(spawnSync(process.execPath, ['--version']).pid), 'no number', '', '-1', '0'])(
  'ignores a record with "%s"',
  (text) => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'process'), text);
    expect(isDevRunning(join(folder, 'content.sqlite'))).toBe(false);
  },
);
