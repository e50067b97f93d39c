import process from 'node:process';
import type { PackageManager } from './package-managers.ts';

/** Renders the commands to type next to see the site in a browser. */
export function renderNextCommands(
  folder: string,
  packageManager: PackageManager,
  isInstalled: boolean,
  platform: NodeJS.Platform = process.platform,
): string[] {
  const enter = folder === '.' ? [] : [`cd ${quote(folder, platform)}`];
  const install = isInstalled ? [] : [`${packageManager} install`];
  return [[...enter, ...install].join(' && '), `${packageManager} run dev`].filter((command) => command !== '');
}

/** Quotes a path for the shell of the platform. */
function quote(path: string, platform: NodeJS.Platform): string {
  if (/^[\w./-]+$/u.test(path)) return path;
  // All Windows shells accept double quotes, and file names cannot contain them.
  return platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
