import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '../../packages/site/src/testing/serve-build.ts';
import { hashPassword } from '../../packages/studio/src/users/password-hash.ts';

const site = join(import.meta.dirname, 'site');

/** A user with the right to publish, as configured in `recto.config.ts` of the site. */
export const ANN = { email: 'ann@kiln.example', name: 'Ann', password: 'correct horse battery' };

/** Runs a built site with its studio in a temporary Git repository, and stops it when `work` is done. */
export async function runStudio(output: string, work: (origin: string) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'recto-studio-'));
  const folder = join(root, 'site');
  const build = join(root, 'output');
  const git = (...parameters: string[]): void => {
    const author = ['-c', 'user.name=Kiln', '-c', 'user.email=studio@kiln.example'];
    execFileSync('git', [...author, ...parameters], { cwd: folder });
  };
  mkdirSync(folder);
  cpSync(output, build, { recursive: true, verbatimSymlinks: true });
  cpSync(join(site, 'content'), join(folder, 'content'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=First');
  const port = await findPort();
  const { password, ...person } = ANN;
  const server = spawn(process.execPath, [join(build, 'app', 'server', 'index.mjs')], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: 'localhost',
      RECTO_STUDIO_SECRETS: 'only-for-pictures-'.repeat(2),
      RECTO_STUDIO_USERS: JSON.stringify({ users: [{ ...person, password: await hashPassword(password) }] }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    // The server prints its URL when it is ready.
    await Promise.race([once(server.stdout, 'data'), ended]);
    await work(`http://localhost:${port}`);
  } finally {
    server.kill();
    await ended;
    rmSync(root, { recursive: true });
  }
}
