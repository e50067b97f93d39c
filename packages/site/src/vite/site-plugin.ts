import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { assertBase } from './assert-base.ts';
import { CLIENT_CHUNKS } from './client-chunks.ts';
import { isPrerendered } from './hosts/choose-preset.ts';
import type { Preset } from './hosts/choose-preset.ts';
import { OURS, browserDependencies } from './installed.ts';
import { listPublicFiles } from './list-files.ts';
import { OUTPUT_FOLDERS } from './output-folders.ts';

const boot = fileURLToPath(new URL('../boot/boot.ts', import.meta.url));

/** Not part of a page: the runtime loads it when the browser is idle. */
const register = fileURLToPath(new URL('../offline/register.ts', import.meta.url));

/** Only in pages of sites with analytics. */
const analytics = fileURLToPath(new URL('../analytics/analytics.ts', import.meta.url));

/** The process that checks documents of a dev server. */
const checkCommand = fileURLToPath(new URL('../content/build/check-command.ts', import.meta.url));

const basePath = fileURLToPath(new URL('../app/base-path.ts', import.meta.url));

const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

const BUILD = '\0virtual:recto/build';
/** Stands in the server's code until all that names the build is known. */
const BUILD_ID = '__RECTO_BUILD_ID__';
const NOTHING = '\0virtual:recto/nothing';

/** Browsers that the styles are written for: the first that know `:dir()`, which older ones need a list of languages for. */
const BROWSERS = ['chrome120', 'edge120', 'firefox121', 'safari16.4'];

/** Constants stand where they are used: a file of their own would be one more that the first load waits for. */
const WRITTEN_OUT = { inlineConst: { mode: 'all', pass: 3 } } as const;

/** Packages that are part of the server's code. */
const OURS_INSIDE = [/^@recto\//u];

/** Folders of a site that contain neither code nor content. */
const NOT_WATCHED = ['.recto/cache', '.recto/config', '.recto/dev', '.recto/app', '.recto/content', ...OUTPUT_FOLDERS];

export interface SitePaths {
  root: string;
  /** The database of the dev server. */
  devDatabase: string;
  /** The compiled configuration. */
  contentConfig: string;
}

/** Gives the shared packages their names for a site's own modules, and each build its id. */
export function sitePlugin({ root, devDatabase, contentConfig }: SitePaths, preset: Preset): Plugin {
  const hash = createHash('sha256');
  const builtAt = Date.now();
  let isDev = false;
  let base = '';
  let publicFolder = '';

  return {
    name: 'recto:site',
    sharedDuringBuild: true,
    config: ({ base = '/' }) => ({
      // Files and answers lie below the folder that the addresses of the site begin with.
      nitro: { baseURL: assertBase(base, preset) },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: [boot, register, analytics],
              optimization: WRITTEN_OUT,
              output: { codeSplitting: CLIENT_CHUNKS },
            },
          },
        },
        // API routes import our packages, too.
        nitro: { resolve: { noExternal: OURS_INSIDE } },
      },
      // One React for the site and the packages, wherever they are installed.
      resolve: { dedupe: ['react', 'react-dom'] },
      // The server names the files of a first page, and later pages find most of theirs loaded: a list of what each
      // import needs would cost more bytes than it saves. Styles have to be there before their component is shown.
      build: {
        cssTarget: BROWSERS,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, dependencies) => dependencies.filter((file) => file.endsWith('.css')),
        },
      },
      // A dev server that finds out about React only when a page asks for it would load that page twice.
      optimizeDeps: { include: [...REACT, ...browserDependencies(root)], exclude: OURS },
      // Recto writes thousands of files there, which no page shows.
      server: { watch: { ignored: NOT_WATCHED.map((folder) => `${root}/${folder}/**`) } },
      // Only Vite knows the modules of a site that they import: installed or linked, it reads them itself.
      ssr: { noExternal: OURS_INSIDE },
    }),
    configResolved(config) {
      isDev = config.command === 'serve';
      base = config.base.replace(/\/$/u, '');
      publicFolder = config.publicDir;
    },
    resolveId: {
      order: 'pre',
      handler(id) {
        if (id === 'virtual:recto/build') return BUILD;
        // A built server never sends the styles itself; only a dev server has to know them.
        const isStyled = isDev || this.environment.name === 'client';
        return id === 'virtual:recto/styles' && !isStyled ? NOTHING : undefined;
      },
    },
    load(id) {
      if (id === NOTHING) return '';
      // A dev server adds the version of what is installed to its address.
      const [file = ''] = id.split('?');
      if (normalizePath(file) === normalizePath(basePath)) return `export const BASE = ${JSON.stringify(base)};`;
      if (id !== BUILD) return undefined;
      const contentFile = isDev ? devDatabase : undefined;
      const facts = Object.entries({
        buildId: isDev ? 'dev' : BUILD_ID,
        builtAt,
        isStatic: isPrerendered(preset) && !isDev,
        isHidden: !isDev && process.env['RECTO_NOINDEX'] === '1',
        contentFile,
        checker: isDev ? { command: checkCommand, config: contentConfig } : undefined,
        publicFiles: listPublicFiles(publicFolder),
      });
      return facts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join(' ');
    },
    generateBundle(_, bundle) {
      // The client is built before the server. Its code and styles, and the server's code name the app. Content does
      // not, and neither do files that come from it: an app can show another content.
      const files = Object.keys(bundle).sort();
      for (const file of files) if (bundle[file]?.type === 'chunk' || file.endsWith('.css')) hash.update(file);
      if (this.environment.name === 'client') return;
      const chunks = files.map((file) => bundle[file]).filter((file) => file?.type === 'chunk');
      for (const { code } of chunks) hash.update(code.replaceAll(String(builtAt), ''));
      const id = hash.copy().digest('hex').slice(0, 12);
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(BUILD_ID, id);
    },
  };
}
