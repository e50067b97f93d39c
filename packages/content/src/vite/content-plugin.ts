import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { BuildOptions } from '../build/build-content.ts';
import { createDevContent } from '../build/dev-content.ts';
import type { ContentBuild, DumpSource } from '../client/worker-protocol.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { searchScopeOf } from '../search/search-scope.ts';
import type { SearchScope } from '../search/search-scope.ts';
import type { ContentError } from '../errors.ts';
import { buildDatabase, buildOptions } from './build-database.ts';
import type { BuiltDatabase } from './build-database.ts';
import { listContentFiles } from './content-files.ts';
import { recordDevProcess } from '../store/dev-process.ts';
import { watchFiles, latestModificationTime } from './watch-files.ts';
import type { DevContent } from './watch-files.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import type { FoundProblems } from './report-errors.ts';
import { contentMiddleware } from './middleware.ts';
import { resolveContentPaths } from './paths.ts';
import type { ContentPathsConfig } from './paths.ts';
import { svgMiddleware } from './svg-middleware.ts';

/** Module of the client whose content is generated when a site is built. */
const BUILD_MODULE = fileURLToPath(new URL('../client/build.ts', import.meta.url));
/** Module of the server whose content is generated when a site is built. */
const SEARCH_SCOPE_MODULE = fileURLToPath(new URL('../search/search-scope.ts', import.meta.url));

/** Paths of modules whose code the plugin replaces. */
export const replacedModules: readonly string[] = [BUILD_MODULE, SEARCH_SCOPE_MODULE];

/** Options of `contentPlugin`. */
export interface ContentPluginOptions extends ContentPathsConfig {
  /** Where browsers get rows from: static files, or a server that also runs queries. */
  source: DumpSource;
  /** Files of the configuration, if it consists of more than one file. */
  configFiles?: readonly string[];
  /** Whether another tool builds the database and publishes the content files. */
  isBuiltSeparately?: boolean;
  /** Returns the components that authors can use besides the built-in ones; without it, names are not checked. */
  components?: BuildOptions['components'];
  /** Development only: returns the error of a changed configuration. The server keeps the old configuration then. */
  findConfigError?: () => Promise<ContentError | undefined>;
  /** Development only: receives a function that returns the current assets of the content by URL path. */
  onDeveloping?: (assets: DevContent['assets']) => void;
  /**
   * Development only: called with all errors and warnings whenever they may have changed.
   * @default they are shown in the terminal and in the overlay of Vite
   */
  onProblems?: (problems: FoundProblems) => void;
}

/** Creates the Vite plugin that builds the database first, and updates it when files change during development. */
export function contentPlugin(options: ContentPluginOptions): Plugin {
  const {
    source,
    configFiles,
    findConfigError,
    components,
    isBuiltSeparately = false,
    onDeveloping,
    onProblems,
    ...config
  } = options;
  let paths = resolveContentPaths(config, process.cwd());
  let built: Promise<BuiltDatabase> | undefined;
  let devContent: DevContent | undefined;
  let configTime: number | undefined;
  let base = '';
  const readConfig = async (): Promise<ContentConfig> => (await buildOptions(paths)).config;
  const searchScope = async (): Promise<SearchScope> => searchScopeOf(await readConfig());

  const buildWithWarnings = async (): Promise<BuiltDatabase> => {
    const result = await buildDatabase(paths, { components });
    for (const warning of result.warnings) console.warn(`warning: ${String(warning)}`);
    return result;
  };

  const describeBuild = (): ContentBuild =>
    devContent ? { source: 'server', isLive: true, base } : { source, isLive: false, base };

  return {
    name: 'recto:content',
    sharedDuringBuild: true,
    async config({ root = '.', publicDir }, { command, isPreview }) {
      paths = resolveContentPaths(config, root);
      // Runs before the worker of a server starts, because the worker then requests modules from Vite, which must not
      // be blocked.
      if (command === 'serve' && isPreview !== true) {
        configTime = latestModificationTime(configFiles ?? [paths.contentConfig]);
        const settings = await buildOptions(paths);
        devContent = await createDevContent({
          ...settings,
          components,
          publicFolder: publicDir === false ? undefined : resolve(root, publicDir ?? 'public'),
          output: paths.devDatabase,
        });
        onDeveloping?.(devContent.assets);
      }
      return {
        // SQLite loads its WebAssembly, and the content client its worker, by a relative URL.
        optimizeDeps: {
          exclude: ['@sqlite.org/sqlite-wasm', '@recto/content'],
          // Vite does not scan excluded packages; without this entry, finding zod later would reload the page.
          include: ['@recto/content > zod'],
        },
        worker: { format: 'es', plugins: () => [removeUnusedFiles()] },
      };
    },
    configResolved(resolved) {
      base = resolved.base.replace(/\/$/u, '');
    },
    async buildStart() {
      if (isBuiltSeparately || this.environment.mode !== 'build') return;
      built ??= buildWithWarnings().then((result) => {
        this.environment.logger.info(`content: ${result.rows} rows`);
        return result;
      });
      await built;
    },
    async load(id) {
      // A dev server adds the version of the installed package to the id.
      const [file = ''] = id.split('?');
      if (isSameFile(file, SEARCH_SCOPE_MODULE)) {
        return `export const searchScope = ${JSON.stringify(await searchScope())};`;
      }
      if (!isSameFile(file, BUILD_MODULE)) return undefined;
      return `export const build = ${JSON.stringify(describeBuild())};`;
    },
    async generateBundle() {
      if (isBuiltSeparately || this.environment.name !== 'client') return;
      for (const { file, url } of (await built)?.assets ?? []) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) });
      }
      if (source === 'server') return;
      for await (const { url, read } of listContentFiles(paths)) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: await read() });
      }
    },
    configureServer(server) {
      server.middlewares.use(svgMiddleware);
      const followed = { ...paths, configFiles: configFiles ?? [paths.contentConfig], findConfigError, onProblems };
      if (devContent) {
        watchFiles(server, followed, devContent, configTime);
        server.httpServer?.once('close', recordDevProcess(paths.devDatabase));
      }
      server.middlewares.use(contentMiddleware({ database: paths.devDatabase, config: readConfig, base, isDev: true }));
    },
    configurePreviewServer(server) {
      server.middlewares.use(svgMiddleware);
      // A site of static files has no server that runs queries, and neither has its preview.
      if (source === 'files') return;
      server.middlewares.use(contentMiddleware({ database: paths.database, config: readConfig, base, isDev: false }));
    },
  };
}

/** Compares paths, which Vite writes with `/` on every system. Vite's own function would require loading Vite. */
function isSameFile(a: string, b: string): boolean {
  return a.replaceAll('\\', '/') === b.replaceAll('\\', '/');
}
