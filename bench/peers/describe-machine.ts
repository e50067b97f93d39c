import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { BenchResults } from '../../docs/benchmarks/bench-results.ts';
import { pinnedNode } from '../../scripts/project.mjs';
import type { Site } from './prepare-site.ts';

/** Describes the hardware and software that the results depend on. */
export function describeMachine(browserVersion: string): BenchResults['machine'] {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return {
    processor: cpus()[0]?.model.trim() ?? '',
    cores: cpus().length,
    gigabytes: Math.round(totalmem() / 2 ** 30),
    system: /^PRETTY_NAME="(.*)"$/mu.exec(release)?.[1] ?? process.platform,
    node: execFileSync(pinnedNode(), ['--version'], { encoding: 'utf8' }).trim(),
    browser: browserVersion,
  };
}

/** Reads the installed version of a site generator (`System`). */
export function readVersion({ system, folder, env }: Site): string {
  const { package: name, versionCommand } = system;
  if (versionCommand) {
    const [program, ...args] = versionCommand;
    const text = execFileSync(program, args, { env, encoding: 'utf8' });
    return /\d+\.\d+[.\d]*/u.exec(text)?.[0] ?? text.trim();
  }
  // Recto sites use the packages in their parent folder.
  const manifest = [folder, join(folder, '..')]
    .map((parent) => join(parent, 'node_modules', name ?? '', 'package.json'))
    .find((file) => existsSync(file));
  if (manifest === undefined) throw new Error(`${name} is not installed for ${system.title}.`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
