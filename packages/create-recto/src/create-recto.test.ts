import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createCommand, environment } from '../fixtures/command.ts';
import { listFolder, makeFolder, writeFiles } from '../fixtures/temp-folder.ts';

const bin = fileURLToPath(new URL('../bin/create-recto.mjs', import.meta.url));

function git(folder: string, ...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: folder, env: environment, encoding: 'utf8', stdio: 'pipe' }).trim();
}

test('asks no questions without a terminal and reports the chosen options', async () => {
  const folder = makeFolder();
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [bin, 'My Site'], {
    cwd: folder,
    env: environment,
  });
  expect(stderr).toBe('');
  expect(stdout).toBe(
    [
      'Chosen: --template minimal --languages en --package-manager npm --git',
      'The site is in My Site, from the template minimal.',
      'All files are in the first commit of a new git repository.',
      '',
      'Next:',
      "  cd 'My Site' && npm install",
      '  npm run dev',
      '',
    ].join('\n'),
  );
  const site = join(folder, 'My Site');
  expect(JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))).toMatchObject({
    name: 'my-site',
    private: true,
  });
  expect(git(site, 'log', '--format=%s')).toBe('Start from the Recto template minimal');
  expect(git(site, 'status', '--porcelain')).toBe('');
  expect(listFolder(site)).toEqual(expect.arrayContaining(['.gitignore', 'content/index.md', 'recto.config.ts']));
});

test.for([
  ['22.20.0', 'create-recto needs Node 24.15 or later, except Node 25. You are using Node 22.20.0.'],
  ['24.14.1', 'create-recto needs Node 24.15 or later, except Node 25. You are using Node 24.14.1.'],
  ['24.15.0', ''],
  ['25.9.0', 'create-recto needs Node 24.15 or later, except Node 25. You are using Node 25.9.0.'],
  ['26.0.0', ''],
] as const)('with Node %s, prints %o', ([version, message]) => {
  const versionOverride = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', versionOverride, bin, '--version'], {
    encoding: 'utf8',
  });
  expect([status, stderr.split('\n')[0]]).toEqual([message === '' ? 0 : 1, message]);
});

test('a site below the packages that it needs does not install them', async () => {
  const { folder, create } = createCommand();
  for (const name of ['@recto/site', 'react', 'react-dom'])
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  const { out } = await create('--no-git', '--install');
  expect(out).toMatch(
    /\nThe packages of the folder above are used, so nothing has to be installed\.\n\nNext:\n {2}cd my-site\n {2}npm run dev\n$/u,
  );
  expect(listFolder(join(folder, 'my-site'))).not.toContain('package-lock.json');
});

test('every question can be answered by an option', async () => {
  const { folder, create } = createCommand();
  const options = ['--template', 'minimal', '--languages', 'ar,en', '--package-manager', 'bun', '--no-git'];
  const { code, out, err } = await create('a/b', ...options);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`Chosen: ${options.join(' ')}\n`);
  expect(out).toMatch(/\nNext:\n {2}cd a\/b && bun install\n {2}bun run dev\n$/u);
  expect(listFolder(join(folder, 'a/b/content'))).toEqual(
    expect.arrayContaining(['ar/about.md', 'ar/index.md', 'en/index.md']),
  );
});

test('the default package manager is the one that runs the command', async () => {
  const { create } = createCommand(makeFolder(), { npm_config_user_agent: 'pnpm/11.2.0 npm/? node/v26.10.0' });
  expect((await create('--no-git')).out).toMatch(/cd my-site && pnpm install\n {2}pnpm run dev\n$/u);
});

test('accepts "." and paths outside the current folder', async () => {
  const { folder, create } = createCommand();
  mkdirSync(join(folder, 'here'));
  const here = createCommand(join(folder, 'here'));
  expect((await here.create('.', '--no-git')).out).toMatch(/The site is in this folder.*\n\nNext:\n {2}npm install\n/u);
  expect((await here.create('../beside', '--no-git')).out).toContain(`The site is in ${join(folder, 'beside')},`);
  expect(listFolder(join(folder, 'here'))).toEqual(listFolder(join(folder, 'beside')));
  expect((await create('here')).code).toBe(1);
});

test('does not change a folder that is not empty', async () => {
  const { folder, create } = createCommand();
  writeFiles(folder, { 'full/mine.txt': 'mine', 'full/too.txt': '', file: '' });
  expect(await create('full')).toEqual({
    code: 1,
    out: '',
    err: 'error: The folder "full" is not empty: it contains mine.txt and 1 more.\n  Choose another name, or empty it first. Nothing was changed.\n',
  });
  expect((await create('file')).err).toBe('error: "file" is a file, not a folder.\n  Choose another name.\n');
  expect((await create('.')).err).toMatch(/^error: This folder is not empty: it contains file and 1 more\./u);
  expect(listFolder(folder)).toEqual(['file', 'full', 'full/mine.txt', 'full/too.txt']);
});

test('reports why a folder cannot be read', async () => {
  const { folder, create } = createCommand();
  writeFiles(folder, { file: '' });
  symlinkSync('round', join(folder, 'round'));
  for (const [name, reason] of [
    ['round', 'ELOOP'],
    ['x'.repeat(300), 'ENAMETOOLONG'],
    ['file/below', 'ENOTDIR'],
  ] as const) {
    expect(await create(name)).toEqual({
      code: 1,
      out: '',
      err: `error: "${join(folder, name)}" cannot be read: ${reason}.\n  Choose a folder that you can read.\n`,
    });
  }
});

test('creates no repository inside another one, and treats a fresh clone as empty', async () => {
  const { folder, create } = createCommand();
  git(folder, 'init', '--quiet');
  expect((await create('inner')).out).toContain('--no-git\n');
  expect((await create('other', '--git')).out).toContain(
    'The site is already inside a git repository, so no new one was created.',
  );
  expect(() => git(folder, 'log')).toThrow('does not have any commits');
  const clone = makeFolder();
  git(clone, 'init', '--quiet');
  expect((await createCommand(clone).create('.')).code).toBe(0);
});

test('continues when git cannot commit', async () => {
  const nameless = { GIT_AUTHOR_NAME: '', GIT_COMMITTER_NAME: '' };
  const { code, out } = await createCommand(makeFolder(), nameless).create('x');
  expect(code).toBe(0);
  expect(out).toContain(
    'git could not create the first commit. Run "git init" and "git commit" in the folder to see why.',
  );
});

test('creates no repository if git is not installed', async () => {
  const { code, out } = await createCommand(makeFolder(), { PATH: '' }).create('x');
  expect([code, out.includes('--no-git')]).toEqual([0, true]);
});

test('keeps the site when the installation fails and reports what to do', async () => {
  const { folder, create } = createCommand(makeFolder(), { PATH: '' });
  const { code, err } = await create('x', '--install', '--package-manager', 'yarn');
  expect(code).toBe(1);
  expect(err).toMatch(/^error: The site was created, but "yarn install" failed: .*ENOENT.*\n {2}Fix the cause/u);
  expect(listFolder(join(folder, 'x'))).toContain('package.json');
});

test.for([
  [['--template', 'minmal'], 'There is no template "minmal".\n  Did you mean "minimal"? Templates: minimal'],
  [['--languages', 'xx'], 'There are no interface messages in the language "xx".\n  Languages: ar, '],
  [['--languages', ','], 'No language is given.\n  Write one or more language codes: --languages en,ar'],
  [
    ['--template', 'docs-i18n', '--languages', 'ar,fr,en'],
    'The template "docs-i18n" is translated from en, so ar cannot be its default language.\n  Write --languages en,ar,fr, or',
  ],
  [
    ['-p', 'pnmp'],
    'The package manager "pnmp" is not supported.\n  Did you mean "pnpm"? Package managers: npm, pnpm, yarn, bun.',
  ],
  [['--fast'], 'Unknown option \'--fast\'.\n  See "npm create recto@latest -- --help".'],
  [
    ['a', 'docs'],
    'Only one folder can be given, but there are 2: a, docs.\n  With npm, write options after two dashes:',
  ],
] as const)('rejects %j', async ([parameters, message]) => {
  const { folder, create } = createCommand();
  const { code, out, err } = await create(...parameters);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(`error: ${message}`);
  expect(listFolder(folder)).toEqual([]);
});

test('--help lists the templates and creates nothing', async () => {
  const { folder, create } = createCommand();
  const { out } = await create('x', '--help');
  expect(out).toContain('Usage: npm create recto@latest [folder] -- [options]');
  expect(out).toContain('  minimal');
  expect((await create('-v')).out).toMatch(/^\d+\.\d+\.\d+\n$/u);
  expect(listFolder(folder)).toEqual([]);
});

test('--from imports a site from another tool', async () => {
  const folder = makeFolder();
  writeFiles(folder, { 'old/README.md': '# Notes\n\nWords.\n' });
  const { stdout } = await promisify(execFile)(process.execPath, [bin, 'new', '--from', 'old', '--no-git'], {
    cwd: folder,
    env: environment,
  });
  expect(stdout.split('\n')[0]).toBe('Imported 1 page from a folder of markdown files.');
  expect(listFolder(join(folder, 'new'))).toEqual(
    expect.arrayContaining(['content/index.md', 'import-report.md', 'recto.config.ts']),
  );
  expect(listFolder(join(folder, 'old'))).toEqual(['README.md']);
});
