import type { SiteFiles } from '../templates/template-files.ts';
import type { PackageManager } from './package-managers.ts';

/** Nitro imports a package that it does not declare, which Yarn's default way of installing, Plug'n'Play, refuses. */
const YARN_SETTINGS = 'nodeLinker: node-modules\n';

/** What Yarn writes beside `node_modules`; the folders that may be committed are those its documentation names. */
const YARN_IGNORED = `
.yarn/*
!.yarn/patches
!.yarn/plugins
!.yarn/releases
!.yarn/sdks
!.yarn/versions
`;

/**
 * The newest rolldown names a binary for Android that was never published. Other managers skip it; Yarn refuses to
 * install. Each entry is for the range that Vite or Nitro asks for today, so it has no effect once they ask for another range.
 */
export const YARN_RESOLUTIONS: Readonly<Record<string, string>> = {
  'rolldown@npm:~1.2.14': '1.2.15',
  'rolldown@npm:^1.2.7': '1.2.15',
};

/** The files of a site, with what the package manager needs to install it. */
export function addManagerFiles(files: SiteFiles, packageManager: PackageManager): SiteFiles {
  if (packageManager !== 'yarn') return files;
  const result = new Map(files);
  const change = (name: string, edit: (text: string) => string): void => {
    result.set(name, Buffer.from(edit(result.get(name)?.toString() ?? '')));
  };
  change('.yarnrc.yml', () => YARN_SETTINGS);
  change('.gitignore', (text) => `${text.trimEnd()}\n${YARN_IGNORED}`);
  change('package.json', (text) => {
    const manifest = JSON.parse(text) as Record<string, unknown>;
    return `${JSON.stringify({ ...manifest, resolutions: YARN_RESOLUTIONS }, undefined, 2)}\n`;
  });
  return result;
}
