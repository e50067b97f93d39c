import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { run } from '../run.mjs';
import { managerEnvironment } from './package-managers.ts';
import { runInstalled } from './run-installed.ts';
import { startCommand } from './servers.ts';
import { useTarballs } from './use-tarballs.ts';

/** An installation, a dev server, a build and a built server. */
const PATIENCE = 600_000;

const desk = mkdtempSync(join(tmpdir(), 'recto-managers-'));
let env: Record<string, string>;

beforeAll(async () => {
  env = { ...(await managerEnvironment()), RECTO_UNPACKED: '1' };
}, PATIENCE);

afterAll(() => {
  rmSync(desk, { recursive: true, force: true });
}, PATIENCE);

async function runCommand(command: string, cwd: string): Promise<string> {
  try {
    return await run('bash', ['-ec', command], { cwd, env, failure: [`${command} failed.`, ''] });
  } catch (error) {
    throw new Error(`${command} failed:\n${(error as { output: string }).output}`, { cause: error });
  }
}

/** Starts a server with a shell command, and reads its first page. */
async function readFirstPage(command: string, cwd: string): Promise<string> {
  const server = await startCommand(command, { cwd, env });
  onTestFinished(server.stop);
  const response = await fetch(server.origin);
  const text = await response.text();
  await server.stop();
  expect(response.status, `${server.output()}\n${text}`).toBe(200);
  return text;
}

// npm itself is what the guide is followed with, see getting-started.installed.ts.
describe.for([
  { manager: 'pnpm', lockFile: 'pnpm-lock.yaml' },
  { manager: 'yarn', lockFile: 'yarn.lock' },
  { manager: 'bun', lockFile: 'bun.lock' },
])('$manager', ({ manager, lockFile }) => {
  test(
    'DEV-5: the commands that create-recto prints install and serve a site, and it is built and started',
    { timeout: PATIENCE },
    async () => {
      const name = `${manager}-site`;
      const output = await runInstalled('create-recto', [name, '--no-git', '--yes'], {
        cwd: desk,
        env: { npm_config_user_agent: `${manager}/1.0.0 npm/? node/${process.version}` },
      });
      const site = join(desk, name);
      await useTarballs(site, manager);
      const [, install = '', dev = ''] = /\nNext:\n {2}(.+)\n {2}(.+)\n$/u.exec(output) ?? [];
      expect([install, dev]).toEqual([`cd ${name} && ${manager} install`, `${manager} run dev`]);

      const installed = await runCommand(install, desk);
      expect(installed).not.toMatch(/\bwarn|YN00(?:02|60|86)/iu);
      expect(existsSync(join(site, lockFile))).toBe(true);

      expect(await readFirstPage(dev, site)).toContain('A quiet place');
      await runCommand(`${manager} run build`, site);
      const notices = readFileSync(join(site, '.output', 'THIRD-PARTY-NOTICES.txt'), 'utf8');
      for (const name of ['@recto/site', '@recto/ui/dist/fonts', 'react-dom', 'zod']) {
        expect(notices).toMatch(new RegExp(`^${name} \\d`, 'mu'));
      }
      expect(await readFirstPage(`${manager} run start`, site)).toContain('A quiet place');
    },
  );
});
