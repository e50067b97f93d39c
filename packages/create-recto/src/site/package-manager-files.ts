import type { SiteFiles } from '../templates/template-files.ts';
import type { PackageManager } from './package-managers.ts';

/** Nitro imports a package that it does not declare, which fails under Yarn's default install mode, Plug'n'Play. */
const YARN_SETTINGS = 'nodeLinker: node-modules\n';

/**
 * Lines of `.gitignore` for files that Yarn writes. The exceptions are the folders that Yarn's documentation says to
 * commit.
 */
const YARN_IGNORED = `
.yarn/*
!.yarn/patches
!.yarn/plugins
!.yarn/releases
!.yarn/sdks
!.yarn/versions
`;

/**
 * The newest rolldown lists an Android binary that was never published. Other package managers skip it; Yarn refuses to
 * install. Each entry matches the range that Vite or Nitro declares today, so it has no effect once they change that
 * range.
 */
export const YARN_RESOLUTIONS: Readonly<Record<string, string>> = {
  'rolldown@npm:~1.2.14': '1.2.15',
  'rolldown@npm:^1.2.7': '1.2.15',
};

/** Adds the files that the package manager needs to install the site. */
export function addPackageManagerFiles(files: SiteFiles, packageManager: PackageManager): SiteFiles {
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
