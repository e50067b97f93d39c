import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createCommandSite } from '../../fixtures/cli/command-site.ts';
import { makeSharedFolder } from '../../fixtures/temp-folder.ts';

// Every call starts a program.
vi.setConfig({ testTimeout: 120_000 });

const { recto, rectoWith } = createCommandSite('{ locales: ["en"], collections: {} }', {}, makeSharedFolder());

test('the help names every command', async () => {
  const { code, out, err } = await recto('--help');
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(
    [
      'Usage: recto-content <command> [options]',
      '',
      'Commands:',
      '  build           Turn the content into a database.',
      '  check           Find what is wrong in the content, between its files too.',
      '  query           Ask the built database.',
      '  info            Show what the built database holds.',
      '  help [command]  Show help, on a command too.',
      '',
      'Options:',
      '  -h, --help     Show help.',
      '  -v, --version  Show the version.',
      '',
      'Run it in the folder of a site, the one with content.config.ts.',
      '',
    ].join('\n'),
  );
});

test('the help of a command is the same, however it is asked for', async () => {
  const { code, out } = await recto('help', 'build');
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: recto-content build \[options\]\n/u);
  expect(out).toContain('  --config <file>     The file with the collections (content.config.ts).\n');
  expect(await recto('build', '--help')).toEqual({ code: 0, out, err: '' });
  expect(await recto('build', '-h')).toEqual({ code: 0, out, err: '' });
});

test('a finished site is checked by the command of a site, not by the engine', async () => {
  expect((await recto('help', 'check')).out).not.toContain('--site');
  expect(await recto('check', '--site', 'public')).toMatchObject({
    code: 2,
    err: 'error: Unknown option \'--site\'.\n  See "recto-content help check".\n',
  });
});

test('the version is the package’s', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await recto('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

test.for([
  ['24.14.1', 'recto-content needs Node 24.15 or newer, 25 aside, and this is 24.14.1.'],
  ['24.15.0', ''],
  ['25.9.0', 'recto-content needs Node 24.15 or newer, 25 aside, and this is 25.9.0.'],
  ['26.0.0', ''],
] as const)('Node %s is told: %o', async ([version, complaint]) => {
  const as = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  const { code, err } = await rectoWith({ NODE_OPTIONS: `--import=data:text/javascript,${as}` }, '--version');
  expect([code, err.split('\n')[0]]).toEqual([complaint === '' ? 0 : 1, complaint]);
});

test('without a command the help comes as a complaint', async () => {
  const { code, out, err } = await recto();
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^Usage: recto-content/u);
});

test.for([
  [['biuld'], 'There is no command "biuld".\n  Commands: build, check, query, info. See "recto-content --help".'],
  [
    ['help', 'constructor'],
    'There is no command "constructor".\n  Commands: build, check, query, info. See "recto-content --help".',
  ],
  [['--json'], 'There is no option "--json" before a command.\n  Write the command first: recto-content check --json.'],
  [['build', '--fast'], 'Unknown option \'--fast\'.\n  See "recto-content help build".'],
  [['build', 'docs'], 'Unexpected argument \'docs\'.\n  See "recto-content help build".'],
  [['build', '--config'], 'Option \'--config <value>\' argument missing.\n  See "recto-content help build".'],
  [['query'], 'A query is one statement.\n  Put it in quotes: recto query "SELECT title FROM docs".'],
  [['query', 'SELECT', '*'], 'A query is one statement.\n  Put it in quotes: recto query "SELECT title FROM docs".'],
] as const)('%j makes no sense', async ([parameters, complaint]) => {
  expect(await recto(...parameters)).toEqual({ code: 2, out: '', err: `error: ${complaint}\n` });
});

test('a command that is named in escape codes is shown as it is', async () => {
  expect((await recto('\u001b[2Jx')).err).toContain('There is no command "␛[2Jx".');
});
