import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { assertBase } from './assert-base.ts';
import { CLIENT_CHUNKS } from './client-chunks.ts';
import { isPrerendered } from './hosts/choose-preset.ts';
import type { Preset } from './hosts/choose-preset.ts';
import { RECTO_PACKAGES, browserDependencies } from './recto-packages.ts';
import { listPublicFiles } from './list-files.ts';
import { OUTPUT_FOLDERS } from './output-folders.ts';
import { VIRTUAL_ID } from './virtual-id.ts';

const boot = fileURLToPath(new URL('../boot/boot.ts', import.meta.url));

/** Registers the service worker. The runtime loads it when the browser is idle. */
const register = fileURLToPath(new URL('../offline/register.ts', import.meta.url));

/** Loaded only on sites with analytics. */
const analytics = fileURLToPath(new URL('../analytics/analytics.ts', import.meta.url));

/** Command of the process that checks documents for a dev server. */
const checkCommand = fileURLToPath(new URL('../content/build/check-command.ts', import.meta.url));

const basePath = fileURLToPath(new URL('../app/base-path.ts', import.meta.url));

const REACT = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'];

const BUILD = '\0virtual:recto/build';
/** Placeholder in the server code until the id of the build is known. */
const BUILD_ID = '__RECTO_BUILD_ID__';
const EMPTY = '\0virtual:recto/nothing';

/** Browsers that the styles are compiled for: the first that support `:dir()`, since its fallback lists languages. */
const BROWSERS = ['chrome120', 'edge120', 'firefox121', 'safari16.4'];

/** Inlines constants, since a separate chunk for them would be one more file to wait for. */
const INLINE_CONSTANTS = { inlineConst: { mode: 'all', pass: 3 } } as const;

/** Rolldown warns about slow plugins if a build takes long. Those of Recto cannot be changed by the site. */
const NO_TIMINGS = { bundlerTimings: false };

/** Nitro's level for warnings and errors. At a higher level it prints all files with their compressed sizes. */
const WARNINGS = 1;

/** Packages that are bundled into the server code. */
const BUNDLED_PACKAGES = [/^@recto\//u];

/** Folders of a site that contain neither code nor content. */
const NOT_WATCHED = ['.recto/cache', '.recto/config', '.recto/dev', '.recto/app', '.recto/content', ...OUTPUT_FOLDERS];

/** Paths of a site. */
export interface SitePaths {
  /** Folder of the site. */
  root: string;
  /** Path of the database of the dev server. */
  devDatabase: string;
  /** Path of the bundled configuration. */
  contentConfig: string;
}

/** Configures Vite for a site, and provides the module with the id and settings of the build. */
export function sitePlugin({ root, devDatabase, contentConfig }: SitePaths, preset: Preset): Plugin {
  const hash = createHash('sha256');
  const builtAt = Date.now();
  let isDev = false;
  let base = '';
  let publicFolder = '';

  return {
    name: 'recto:site',
    sharedDuringBuild: true,
    config: ({ base = '/' }, { command }) => ({
      // Files and API routes are served below the base path of the site.
      nitro: { baseURL: assertBase(base, preset), ...(command === 'build' && { logLevel: WARNINGS }) },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: [boot, register, analytics],
              optimization: INLINE_CONSTANTS,
              output: { codeSplitting: CLIENT_CHUNKS },
            },
          },
        },
        // API routes import Recto's packages, too.
        nitro: { resolve: { noExternal: BUNDLED_PACKAGES } },
      },
      // Site and packages must share one copy of React, wherever they are installed. Mermaid is installed by the site.
      resolve: { dedupe: ['react', 'react-dom', 'mermaid'] },
      build: { cssTarget: BROWSERS, rolldownOptions: { checks: NO_TIMINGS } },
      // If a dev server discovers React only when a page requests it, it loads that page twice.
      optimizeDeps: { include: [...REACT, ...browserDependencies(root)], exclude: RECTO_PACKAGES },
      // Recto writes thousands of files to these folders, and no page depends on them.
      server: { watch: { ignored: NOT_WATCHED.map((folder) => `${root}/${folder}/**`) } },
      // Recto's packages import virtual modules, so Vite has to process them, whether they are installed or linked.
      ssr: { noExternal: BUNDLED_PACKAGES },
    }),
    configResolved(config) {
      isDev = config.command === 'serve';
      base = config.base.replace(/\/$/u, '');
      publicFolder = config.publicDir;
    },
    resolveId: {
      order: 'pre',
      filter: { id: VIRTUAL_ID },
      handler(id) {
        if (id === 'virtual:recto/build') return BUILD;
        // A built server does not import styles; a dev server needs their URLs.
        const isStyled = isDev || this.environment.name === 'client';
        return id === 'virtual:recto/styles' && !isStyled ? EMPTY : undefined;
      },
    },
    load(id) {
      if (id === EMPTY) return '';
      // A dev server adds a version query to the ids of installed modules.
      const [file = ''] = id.split('?');
      if (normalizePath(file) === normalizePath(basePath)) return `export const BASE = ${JSON.stringify(base)};`;
      if (id !== BUILD) return undefined;
      const contentFile = isDev ? devDatabase : undefined;
      const values = Object.entries({
        buildId: isDev ? 'dev' : BUILD_ID,
        builtAt,
        isStatic: isPrerendered(preset) && !isDev,
        isHidden: !isDev && process.env['RECTO_NOINDEX'] === '1',
        contentFile,
        checker: isDev ? { command: checkCommand, config: contentConfig } : undefined,
        publicFiles: listPublicFiles(publicFolder),
      });
      return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join(' ');
    },
    generateBundle(_, bundle) {
      // The client is built before the server. The build id is a hash of the client's code and styles and of the server
      // code. Content, and files made from it, do not count, since an app can serve other content.
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
