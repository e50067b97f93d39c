import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createCommandSite } from '../../fixtures/cli/command-site.ts';
import { makeSharedFolder } from '../../fixtures/temp-folder.ts';

// Every call starts a process.
vi.setConfig({ testTimeout: 120_000 });

const { recto, rectoWith } = createCommandSite('{ locales: ["en"], collections: {} }', {}, makeSharedFolder());

test('the help lists every command', async () => {
  const { code, out, err } = await recto('--help');
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(
    [
      'Usage: recto-content <command> [options]',
      '',
      'Commands:',
      '  build           Turn the content into a database.',
      '  check           Find errors in the content, including broken links.',
      '  query           Query the built database.',
      '  info            Show the contents of the built database.',
      '  help [command]  Show help, or help for a command.',
      '',
      'Options:',
      '  -h, --help     Show help.',
      '  -v, --version  Show the version.',
      '',
      'Run it in the folder of a site, which contains content.config.ts.',
      '',
    ].join('\n'),
  );
});

test('the help of a command is the same with every way to request it', async () => {
  const { code, out } = await recto('help', 'build');
  expect(code).toBe(0);
  expect(out).toMatch(/^Usage: recto-content build \[options\]\n/u);
  expect(out).toContain('  --config <file>     The file with the collections (content.config.ts).\n');
  expect(await recto('build', '--help')).toEqual({ code: 0, out, err: '' });
  expect(await recto('build', '-h')).toEqual({ code: 0, out, err: '' });
});

test('only the command of a site can check a built site', async () => {
  expect((await recto('help', 'check')).out).not.toContain('--site');
  expect(await recto('check', '--site', 'public')).toMatchObject({
    code: 2,
    err: 'error: Unknown option \'--site\'.\n  See "recto-content help check".\n',
  });
});

test('prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await recto('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

test.for([
  ['24.14.1', 'recto-content needs Node 24.15 or later, except Node 25. You are using Node 24.14.1.'],
  ['24.15.0', ''],
  ['25.9.0', 'recto-content needs Node 24.15 or later, except Node 25. You are using Node 25.9.0.'],
  ['26.0.0', ''],
] as const)('Node %s prints: %o', async ([version, message]) => {
  const as = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  const { code, err } = await rectoWith({ NODE_OPTIONS: `--import=data:text/javascript,${as}` }, '--version');
  expect([code, err.split('\n')[0]]).toEqual([message === '' ? 0 : 1, message]);
});

test('without a command the help is printed to standard error', async () => {
  const { code, out, err } = await recto();
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^Usage: recto-content/u);
});

test.for([
  [['biuld'], 'Unknown command "biuld".\n  Commands: build, check, query, info. See "recto-content --help".'],
  [
    ['help', 'constructor'],
    'Unknown command "constructor".\n  Commands: build, check, query, info. See "recto-content --help".',
  ],
  [['--json'], 'Unknown option "--json" before the command.\n  Write the command first: recto-content check --json.'],
  [['build', '--fast'], 'Unknown option \'--fast\'.\n  See "recto-content help build".'],
  [['build', 'docs'], 'Unexpected argument \'docs\'.\n  See "recto-content help build".'],
  [['build', '--config'], 'Option \'--config <value>\' argument missing.\n  See "recto-content help build".'],
  [['query'], 'A query must be a single statement.\n  Put it in quotes: recto query "SELECT title FROM docs".'],
  [
    ['query', 'SELECT', '*'],
    'A query must be a single statement.\n  Put it in quotes: recto query "SELECT title FROM docs".',
  ],
] as const)('%j is an error', async ([parameters, message]) => {
  expect(await recto(...parameters)).toEqual({ code: 2, out: '', err: `error: ${message}\n` });
});

test('control codes in the name of a command are made visible', async () => {
  expect((await recto('\u001b[2Jx')).err).toContain('Unknown command "␛[2Jx".');
});
