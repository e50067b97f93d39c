import process from 'node:process';
import type { PackageManager } from './package-managers.ts';

/** What to type now, until the site shows in a browser. */
export function renderNext(
  shown: string,
  packageManager: PackageManager,
  isInstalled: boolean,
  platform: NodeJS.Platform = process.platform,
): string[] {
  const enter = shown === '.' ? [] : [`cd ${quote(shown, platform)}`];
  const install = isInstalled ? [] : [`${packageManager} install`];
  return [[...enter, ...install].join(' && '), `${packageManager} run dev`].filter((command) => command !== '');
}

/** A name as the shell of the system takes it, with no sign in it that means something. */
function quote(path: string, platform: NodeJS.Platform): string {
  if (/^[\w./-]+$/u.test(path)) return path;
  // The shells of Windows agree on these, and its names cannot have one.
  return platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
