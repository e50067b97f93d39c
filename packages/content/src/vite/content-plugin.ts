import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { BuildOptions } from '../build/build-content.ts';
import { createDevContent } from '../build/dev-content.ts';
import type { ContentBuild, DumpSource } from '../client/question.ts';
import type { ContentConfig } from '../collections/collection.ts';
import { listSearched } from '../search/searched.ts';
import type { Searched } from '../search/searched.ts';
import type { ContentError } from '../errors.ts';
import { buildDatabase, buildOptions } from './build-database.ts';
import type { BuiltDatabase } from './build-database.ts';
import { listContentFiles } from './content-files.ts';
import { recordDevProcess } from '../store/dev-process.ts';
import { followFiles, readTime } from './follow-files.ts';
import type { DevContent } from './follow-files.ts';
import { leaveOutFiles } from './leave-out-files.ts';
import type { FoundFaults } from './report-faults.ts';
import { contentMiddleware } from './middleware.ts';
import { resolveContentPaths } from './paths.ts';
import type { ContentPathsConfig } from './paths.ts';
import { svgMiddleware } from './svg-middleware.ts';

/** Of this module the client has only the type; what it says is known when a site is built. */
const BUILD_MODULE = fileURLToPath(new URL('../client/build.ts', import.meta.url));
/** And of this one a server. */
const SEARCHED_MODULE = fileURLToPath(new URL('../search/searched.ts', import.meta.url));

/** Files that the plugin gives other code for. */
export const replacedModules: readonly string[] = [BUILD_MODULE, SEARCHED_MODULE];

export interface ContentPluginOptions extends ContentPathsConfig {
  /** Where browsers get rows from: files beside the site's own, or a server that answers queries too. */
  source: DumpSource;
  /** Files that the configuration is made of, where it is more than one file. */
  configFiles?: readonly string[];
  /**
   * Builds the database, for a tool that does more with it and publishes files of the content itself.
   * @default the build of the engine
   */
  build?: () => Promise<Pick<BuiltDatabase, 'rows'>>;
  /** Gives the components that authors can use beside the built-in ones; without it, their names are not checked. */
  components?: BuildOptions['components'];
  /** While developing: what is wrong with a configuration that has changed. The server goes on with the old one. */
  findConfigFault?: () => Promise<ContentError | undefined>;
  /** While developing: files beside content, by the address they are served at, as they are whenever asked for. */
  onDeveloping?: (assets: DevContent['assets']) => void;
  /**
   * While developing: hears of all faults whenever they may have changed.
   * @default the terminal and the overlay of Vite show them
   */
  onFaults?: (faults: FoundFaults) => void;
}

/** Builds the database before anything else, and keeps it at the files' heels while developing. */
export function contentPlugin(options: ContentPluginOptions): Plugin {
  const { source, configFiles, findConfigFault, components, build, onDeveloping, onFaults, ...config } = options;
  let paths = resolveContentPaths(config, process.cwd());
  let built: Promise<Pick<BuiltDatabase, 'rows'> & Partial<BuiltDatabase>> | undefined;
  let developed: DevContent | undefined;
  let configTime: number | undefined;
  let base = '';
  const readConfig = async (): Promise<ContentConfig> => (await buildOptions(paths)).config;
  const searched = async (): Promise<Searched> => listSearched(await readConfig());

  const buildWithWarnings = async (): Promise<BuiltDatabase> => {
    const result = await buildDatabase(paths, { components });
    for (const warning of result.warnings) console.warn(`warning: ${String(warning)}`);
    return result;
  };

  const describeBuild = (): ContentBuild =>
    developed ? { source: 'server', isLive: true, base } : { source, isLive: false, base };

  return {
    name: 'recto:content',
    sharedDuringBuild: true,
    async config({ root = '.' }, { command, isPreview }) {
      paths = resolveContentPaths(config, root);
      // Before a server's worker starts: from then on it asks for pages, and Vite must not be kept from answering.
      if (command === 'serve' && isPreview !== true) {
        configTime = readTime(configFiles ?? [paths.contentConfig]);
        const settings = await buildOptions(paths);
        developed = await createDevContent({ ...settings, components, output: paths.devDatabase });
        onDeveloping?.(developed.assets);
      }
      return {
        // SQLite loads its WebAssembly from beside itself, and our client its worker.
        optimizeDeps: {
          exclude: ['@sqlite.org/sqlite-wasm', '@recto/content'],
          // Named, as nobody looks into what is excluded: found later, it would load the open page anew.
          include: ['@recto/content > zod'],
        },
        worker: { format: 'es', plugins: () => [leaveOutFiles()] },
      };
    },
    configResolved(resolved) {
      base = resolved.base.replace(/\/$/u, '');
    },
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      built ??= (build?.() ?? buildWithWarnings()).then((result) => {
        this.environment.logger.info(`content: ${result.rows} rows`);
        return result;
      });
      await built;
    },
    async load(id) {
      // A dev server adds the version of what is installed to its address.
      const [file = ''] = id.split('?');
      if (isSameFile(file, SEARCHED_MODULE)) {
        return `export const searched = ${JSON.stringify(await searched())};`;
      }
      if (!isSameFile(file, BUILD_MODULE)) return undefined;
      return `export const build = ${JSON.stringify(describeBuild())};`;
    },
    async generateBundle() {
      if (build || this.environment.name !== 'client') return;
      for (const { file, url } of (await built)?.assets ?? []) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source: readFileSync(file) });
      }
      if (source === 'server') return;
      for await (const { address, read } of listContentFiles(paths)) {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await read() });
      }
    },
    configureServer(server) {
      server.middlewares.use(svgMiddleware);
      const followed = { ...paths, configFiles: configFiles ?? [paths.contentConfig], findConfigFault, onFaults };
      if (developed) {
        followFiles(server, followed, developed, configTime);
        server.httpServer?.once('close', recordDevProcess(paths.devDatabase));
      }
      server.middlewares.use(contentMiddleware({ database: paths.devDatabase, config: readConfig, base, isDev: true }));
    },
    configurePreviewServer(server) {
      server.middlewares.use(svgMiddleware);
      // A site that is hosted as files has nobody who answers, and its preview neither.
      if (source === 'files') return;
      server.middlewares.use(contentMiddleware({ database: paths.database, config: readConfig, base, isDev: false }));
    },
  };
}

/** Vite writes paths with `/` on every system. Its own function would load all of Vite for those who only build content. */
function isSameFile(a: string, b: string): boolean {
  return a.replaceAll('\\', '/') === b.replaceAll('\\', '/');
}
