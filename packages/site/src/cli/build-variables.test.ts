import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setBuildVariables } from './build-variables.ts';
import { runSite } from './run-site.ts';

const ROOT = join(tmpdir(), 'garden', 'site');

beforeEach(() => {
  for (const name of ['RECTO_PRESET', 'RECTO_OUTPUT', 'RECTO_NOINDEX', 'RECTO_COMPRESS']) vi.stubEnv(name, undefined);
});

test.for([
  [{}, {}],
  [{ static: true }, { RECTO_PRESET: 'static' }],
  [{ preset: 'bun' }, { RECTO_PRESET: 'bun' }],
  [{ noindex: true }, { RECTO_NOINDEX: '1' }],
  [{ 'no-compress': true }, { RECTO_COMPRESS: '0' }],
  [{ output: 'built' }, { RECTO_OUTPUT: join(ROOT, 'built') }],
  [{ output: '../built' }, { RECTO_OUTPUT: join(ROOT, '..', 'built') }],
  [{ output: '..built' }, { RECTO_OUTPUT: join(ROOT, '..built') }],
] as const)('%o sets %o', ([values, expected]) => {
  setBuildVariables({ values, positionals: [] }, ROOT);
  const { RECTO_PRESET, RECTO_OUTPUT, RECTO_NOINDEX, RECTO_COMPRESS } = process.env;
  expect({ RECTO_PRESET, RECTO_OUTPUT, RECTO_NOINDEX, RECTO_COMPRESS }).toEqual(expected);
});

test('keeps variables that were set before', () => {
  vi.stubEnv('RECTO_OUTPUT', '/elsewhere');
  vi.stubEnv('RECTO_NOINDEX', '1');
  setBuildVariables({ values: {}, positionals: [] }, ROOT);
  expect(process.env).toMatchObject({ RECTO_OUTPUT: '/elsewhere', RECTO_NOINDEX: '1' });
});

test.for(['', '.', './', '..', '../..', '../../garden', ROOT, '/'])(
  'rejects --output "%s", because a build would delete files of the site',
  (output) => {
    expect(() => {
      setBuildVariables({ values: { output }, positionals: [] }, ROOT);
    }).toThrow(`--output "${output}" is the folder of the site, or contains it.`);
    expect(process.env['RECTO_OUTPUT']).toBeUndefined();
  },
);

test.for([
  ['build --output .', '--output "." is the folder of the site'],
  ['content build --output ..', '--output ".." is the folder of the site'],
  ['preview --output nowhere', 'There is no build in '],
  ['build --static --preset bun', '--static and --preset bun cannot be used together.'],
  ['dev --noindex', '--noindex'],
] as const)('recto %s fails with a hint', async ([command, message]) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'recto-options-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'recto.config.ts'), 'export default {};');
  let text = '';
  const screen = { write: (more: string) => (text += more) };
  expect(await runSite(command.split(' '), { out: screen, err: screen, env: {}, folder })).toBe(2);
  expect(text).toContain(message);
});
