import { arch, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureTools } from './ensure-tools.ts';
import { npmEnvironment } from './run-npm.ts';

/**
 * The package with Bun's binary. The package `bun` would install a second binary of 100 MB and choose between them.
 * `baseline` runs on every x64 processor.
 */
const BUN = `@oven/bun-${platform() === 'win32' ? 'windows' : platform()}-${arch() === 'arm64' ? 'aarch64' : 'x64-baseline'}`;

const VERSIONS = { pnpm: '12.18.0', '@yarnpkg/cli-dist': '4.18.1', [BUN]: '1.4.4' };

/** Installs pnpm, Yarn and Bun once, and returns environment variables with them on PATH. */
export async function managerEnvironment(): Promise<Record<string, string>> {
  const name = `package-managers-${Object.values(VERSIONS).join('-')}`;
  const modules = await ensureTools(name, { dependencies: VERSIONS });
  const { PATH = '', ...env } = npmEnvironment();
  return {
    ...env,
    PATH: [join(modules, '.bin'), join(modules, BUN, 'bin'), PATH].join(delimiter),
    // In CI, Yarn by default refuses to write a lock file, which a new site does not have yet.
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    YARN_ENABLE_TELEMETRY: 'false',
    // Links files from Yarn's cache instead of copying them.
    YARN_NM_MODE: 'hardlinks-global',
    DO_NOT_TRACK: '1',
  };
}
