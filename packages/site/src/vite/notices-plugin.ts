import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { NitroModule } from 'nitro/types';
import type { Plugin, Rolldown } from 'vite';
import { BUILDER_FOLDER, BUILDER_NOTICES } from '../content/builder/builder-folder.ts';
import { KIT_FOLDER, KIT_NOTICES } from '../social/drawing-kit.ts';
import { isPrerendered } from './hosts/choose-preset.ts';
import type { Preset } from './hosts/choose-preset.ts';
import { createPackageFinder } from './notices/find-package.ts';
import type { PackageNotice } from './notices/find-package.ts';
import { renderNotices } from './notices/render-notices.ts';
import { renderSbom } from './notices/render-sbom.ts';

/** File name of the notices. One is written to the output, and one with the client packages to the public files. */
const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';
/** File name of the software bill of materials, which is next to the notices of the whole output. */
const SBOM_FILE = 'sbom.cdx.json';

/** On these hosts a file next to a function would count as another function, so it is written inside the function. */
const IN_FUNCTION: ReadonlySet<Preset> = new Set(['vercel', 'netlify']);

/** Options of `noticesPlugin`. */
export interface NoticesPluginOptions {
  /** Folder of the site. */
  root: string;
  /** Deployment target. */
  preset: Preset;
  /** Prefixes of icon collections. */
  collections: readonly string[];
}

/**
 * Writes the licences of all packages whose code is in the output, as most licences require, and a bill of materials
 * with these packages.
 */
export function noticesPlugin({ root, preset, collections }: NoticesPluginOptions): Plugin {
  const client = new Map<string, PackageNotice>();
  const server = new Map<string, PackageNotice>();
  let publicDir = '';
  // Styles and icons become part of the site's modules, so the bundler does not report their packages.
  const packageNames = ['tailwindcss', ...collections.map((prefix) => `@iconify-json/${prefix}`)];

  const find = createPackageFinder();
  /** Module ids without a file belong to no package. */
  const add = (file: string, into: Map<string, PackageNotice>): void => {
    if (file === '' || file.startsWith('\0') || !existsSync(file)) return;
    for (const notice of find(file)) into.set(`${notice.name} ${notice.version}`, notice);
  };
  const collect = (bundle: Rolldown.OutputBundle, into: Map<string, PackageNotice>, folder: string): void => {
    for (const file of Object.values(bundle)) {
      const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => join(folder, name));
      for (const source of sources) add(source.split('?')[0] ?? '', into);
    }
  };

  return {
    name: 'recto:notices',
    apply: 'build',
    sharedDuringBuild: true,
    // Workers are bundled separately.
    config: () => ({
      worker: {
        plugins: () => [
          {
            name: 'recto:notices-worker',
            generateBundle(_, bundle) {
              collect(bundle, client, root);
            },
          },
        ],
      },
    }),
    configResolved(config) {
      ({ publicDir } = config);
    },
    generateBundle(_, bundle) {
      const isClient = this.environment.name === 'client';
      collect(bundle, isClient ? client : server, this.environment.config.root);
      if (!isClient) return;
      for (const name of packageNames) add(resolvePackage(name, root), client);
      if (existsSync(join(publicDir, NOTICES_FILE))) return;
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: renderNotices(client.values()) });
    },
    nitro: writeModule(preset, (serverDir) => {
      const traced = isPrerendered(preset) ? [] : globSync('node_modules/**/package.json', { cwd: serverDir });
      for (const file of traced) add(join(serverDir, file), server);
      for (const file of [join(KIT_FOLDER, KIT_NOTICES), join(BUILDER_FOLDER, BUILDER_NOTICES)]) {
        for (const notice of readNotices(join(serverDir, file))) server.set(`${notice.name} ${notice.version}`, notice);
      }
      const onServer = isPrerendered(preset) ? [] : [...server.values()];
      return {
        [NOTICES_FILE]: renderNotices([...client.values(), ...onServer]),
        [SBOM_FILE]: renderSbom({ site: readSite(root), packages: { browser: client.values(), server: onServer } }),
      };
    }),
  };
}

/** Reads the notices of the social image renderer and the content builder, which are bundled separately. */
function readNotices(file: string): PackageNotice[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageNotice[]) : [];
}

/** The `package.json` of a dependency of the site, or of this package. */
function resolvePackage(name: string, root: string): string {
  for (const from of [join(root, 'package.json'), import.meta.url]) {
    try {
      return createRequire(from).resolve(`${name}/package.json`);
    } catch {
      // The package is not installed there.
    }
  }
  return '';
}

/** Name and version of the site in its `package.json`; without it, the name of its folder. */
function readSite(root: string): { name: string; version: string | undefined } {
  const file = join(root, 'package.json');
  const { name = basename(root), version } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string })
    : {};
  return { name, version };
}

function writeModule(preset: Preset, render: (serverDir: string) => Record<string, string>): NitroModule {
  return {
    name: 'recto:notices',
    setup(nitro) {
      if (nitro.options.dev || nitro.options.preset === 'nitro-prerender') return;
      nitro.hooks.hook('compiled', ({ options: { output } }) => {
        const folder = IN_FUNCTION.has(preset) ? output.serverDir : output.dir;
        for (const [name, text] of Object.entries(render(output.serverDir))) writeFileSync(join(folder, name), text);
      });
    },
  };
}
