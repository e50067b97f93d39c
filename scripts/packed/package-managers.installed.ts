import { existsSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { run } from '../run.mjs';
import { managerEnvironment } from './package-managers.ts';
import { runInstalled } from './run-installed.ts';
import { startCommand } from './servers.ts';
import { useTarballs } from './use-tarballs.ts';

/** Timeout in milliseconds: a test installs a site, starts two servers, checks and builds. */
const TIMEOUT = 600_000;

/** Indirect dependencies of a site. Other package managers than pnpm also install them at the top level. */
const INDIRECT_DEPENDENCIES = ['@recto/content', '@recto/ui', 'rolldown', 'tailwindcss', 'vite', 'zod'];

const parentFolder = mkdtempSync(join(tmpdir(), 'recto-managers-'));
let env: Record<string, string>;

beforeAll(async () => {
  env = { ...(await managerEnvironment()), RECTO_COMPRESS: '0' };
}, TIMEOUT);

afterAll(() => {
  rmSync(parentFolder, { recursive: true, force: true });
}, TIMEOUT);

async function runCommand(command: string, cwd: string): Promise<string> {
  try {
    return await run('bash', ['-ec', command], { cwd, env, failure: [`${command} failed.`, ''] });
  } catch (error) {
    throw new Error(`${command} failed:\n${(error as { output: string }).output}`, { cause: error });
  }
}

/** Starts a server with a shell command and reads paths from it, by default the home page. */
async function readPaths(command: string, cwd: string, paths: readonly string[] = ['/']): Promise<string> {
  const server = await startCommand(command, { cwd, env });
  onTestFinished(server.stop);
  const texts = [];
  for (const path of paths) {
    const response = await fetch(`${server.origin}${path}`);
    const text = await response.text();
    expect(response.status, `${path}\n${server.output()}\n${text}`).toBe(200);
    texts.push(text);
  }
  await server.stop();
  return texts.join('\n');
}

/** Path of a file of `@recto/ui`, relative to the site. The site itself may not be able to resolve the package. */
function fileOfUi(site: string, file: string): string {
  const sitePackage = realpathSync(join(site, 'node_modules', '@recto', 'site'));
  return relative(realpathSync(site), realpathSync(join(sitePackage, '..', 'ui', file)));
}

// npm is tested with the guide, see getting-started.installed.ts.
describe.for([
  { manager: 'pnpm', lockFile: 'pnpm-lock.yaml', topLevel: [] },
  { manager: 'yarn', lockFile: 'yarn.lock', topLevel: INDIRECT_DEPENDENCIES },
  { manager: 'bun', lockFile: 'bun.lock', topLevel: INDIRECT_DEPENDENCIES },
])('$manager', ({ manager, lockFile, topLevel }) => {
  test(
    'DEV-5: the commands that create-recto prints install and serve a site, which can be checked, built and started',
    { timeout: TIMEOUT },
    async () => {
      const name = `${manager}-site`;
      const output = await runInstalled('create-recto', [name, '--no-git', '--yes'], {
        cwd: parentFolder,
        env: { npm_config_user_agent: `${manager}/1.0.0 npm/? node/${process.version}` },
      });
      const site = join(parentFolder, name);
      await useTarballs(site, manager);
      const [, install = '', dev = ''] = /\nNext:\n {2}(.+)\n {2}(.+)\n$/u.exec(output) ?? [];
      expect([install, dev]).toEqual([`cd ${name} && ${manager} install`, `${manager} run dev`]);

      const installed = await runCommand(install, parentFolder);
      expect(installed).not.toMatch(/\bwarn|YN00(?:02|60|86)/iu);
      expect(existsSync(join(site, lockFile))).toBe(true);
      const { dependencies } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as { dependencies: object };
      expect(Object.keys(dependencies)).toEqual(['@recto/site', 'react', 'react-dom']);
      expect(INDIRECT_DEPENDENCIES.filter((name) => existsSync(join(site, 'node_modules', name)))).toEqual(topLevel);

      const menu = fileOfUi(site, 'dist/dropdown/dropdown-menu.js');
      const developed = await readPaths(dev, site, ['/', `/${menu}`]);
      expect(developed).toContain('A quiet place');
      // Dependencies of our packages are pre-bundled for browsers, including their CommonJS dependencies.
      expect(developed).toMatch(/from "\/node_modules\/\.vite\/deps\/[^"]*radix-ui\.js/u);
      await runCommand(`${manager} run check`, site);
      await runCommand(`${manager} run build`, site);
      const notices = readFileSync(join(site, '.output', 'app', 'THIRD-PARTY-NOTICES.txt'), 'utf8');
      for (const name of ['@recto/site', '@recto/ui/dist/fonts', 'react-dom', 'zod']) {
        expect(notices).toMatch(new RegExp(`^${name} \\d`, 'mu'));
      }
      const [styles = ''] = globSync(join(site, '.output', 'app', 'public', 'assets', 'boot-*.css'));
      expect(readFileSync(styles, 'utf8')).toContain('.max-w-\\[60ch\\]');
      expect(await readPaths(`${manager} run start`, site)).toContain('A quiet place');
    },
  );
});
