import type { ComponentDescription } from '@recto/content';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire, isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { OutputChunk, Plugin } from 'rolldown';
import type { FindIconSet } from '../../icons/build/icon-sets.ts';
import { copyPackages } from '../../vite/copy-packages.ts';
import { createPackageFinder } from '../../vite/notices/find-package.ts';
import {
  BUILDER_COMMAND,
  BUILDER_FILE,
  BUILDER_FOLDER,
  BUILDER_NOTICES,
  COMMAND_FILE,
  BUILDER_CONFIG_FILE,
  ICONS_FOLDER,
  BUILDER_WORKER_FILE,
} from '../builder/builder-folder.ts';
import type { BuilderMetadata } from '../builder/builder-folder.ts';

const command = fileURLToPath(new URL('../builder/command.ts', import.meta.url));
/**
 * An entry of its own, because the bundler would remove an import for side effects: the package declares that it has
 * none.
 */
const worker = createRequire(import.meta.url).resolve('@recto/content/worker');

/** Resizes images. It is a native module, so it is copied instead of bundled. */
const SHARP = 'sharp';
/** Packages that a configuration may import for the build of the app. A content build does not use them. */
const BUILD_TOOLS =
  /(?:^|\/node_modules\/)(?:vite|vite-plugin-[^/]+|@vitejs\/[^/]+|@tailwindcss\/[^/]+|rolldown|rollup|nitro|esbuild|lightningcss)(?:\/|$)/u;
const EMPTY_MODULE = '\0recto:nothing';

/** Options of `bundleBuilder`. */
export interface BundleBuilderOptions {
  /** The module of the site's configuration, as `loadSite` writes it. */
  configFile: string;
  /** Prefixes of the site's icon collections. */
  collections: readonly string[];
  /** Finds the file of an icon collection. */
  findIconSet: FindIconSet;
  /** The folder of the server's code. */
  folder: string;
  /** Paths of the public files that the app is built with. */
  publicFiles: readonly string[];
  /** Components of the site, besides the built-in ones. */
  components: readonly ComponentDescription[] | undefined;
}

/** Writes the content builder beside a server's code. It contains everything that it needs except Node. */
export async function bundleBuilder(options: BundleBuilderOptions): Promise<void> {
  const { configFile, collections, findIconSet, folder, publicFiles, components } = options;
  const target = join(folder, BUILDER_FOLDER);
  const bundle = await rolldown({
    input: {
      [basename(COMMAND_FILE, '.mjs')]: command,
      [basename(BUILDER_CONFIG_FILE, '.mjs')]: configFile,
      [basename(BUILDER_WORKER_FILE, '.mjs')]: worker,
    },
    platform: 'node',
    external: [SHARP],
    logLevel: 'silent',
    plugins: [filesPlugin()],
  });
  const { output } = await bundle.write({
    dir: target,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: 'code/[name]-[hash].mjs',
  });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  assertComplete(chunks);
  mkdirSync(join(target, ICONS_FOLDER), { recursive: true });
  const icons = collections.map((prefix) => [prefix, findIconSet(prefix)] as const);
  for (const [prefix, file] of icons) copyFileSync(file, join(target, ICONS_FOLDER, `${prefix}.json`));
  const copied = copyPackages([SHARP], join(target, 'node_modules'));
  const sources = [...chunks.flatMap(({ moduleIds }) => moduleIds), ...copied, ...icons.map(([, file]) => file)];
  writeFileSync(join(target, BUILDER_NOTICES), JSON.stringify(noticesOf(sources)));
  writeFileSync(join(folder, BUILDER_COMMAND), `import './${BUILDER_FOLDER}/${COMMAND_FILE}';\n`);
  // Written last: it marks the folder as complete.
  const metadata: BuilderMetadata = { name: hashChunks(chunks), publicFiles, components };
  writeFileSync(join(target, BUILDER_FILE), JSON.stringify(metadata));
}

/**
 * Bundles the installed packages that the configuration imports by `file:` URLs, and replaces build tools with an empty
 * module.
 */
function filesPlugin(): Plugin {
  return {
    name: 'recto:builder-files',
    resolveId: {
      order: 'pre',
      async handler(id, importer, options) {
        if (BUILD_TOOLS.test(id)) return EMPTY_MODULE;
        if (id.endsWith('.node')) return { id, external: true };
        if (!id.startsWith('file:')) return undefined;
        const file = fileURLToPath(id);
        // Resolved again, so that the bundler knows whether its package has side effects.
        return (await this.resolve(file, importer, { ...options, skipSelf: true })) ?? file;
      },
    },
    load(id) {
      // A CommonJS module, so that any name can be imported from it.
      if (id !== EMPTY_MODULE) return undefined;
      return {
        code: 'module.exports = new Proxy(function nothing() {}, { get: (target, name) => name === "__esModule" ? undefined : name in target ? target[name] : module.exports, apply: () => module.exports, construct: () => module.exports });',
        moduleSideEffects: false,
      };
    },
  };
}

/**
 * Throws if the bundle imports a package that would be missing on the server. Dynamic imports are ignored, because many
 * packages import others only if they are installed.
 */
function assertComplete(chunks: readonly OutputChunk[]): void {
  const ownChunks = new Set(chunks.map(({ fileName }) => fileName));
  const notBundled = chunks
    .flatMap(({ imports }) => imports)
    .filter((id) => !ownChunks.has(id) && !isBuiltin(id) && id !== SHARP);
  if (notBundled.length > 0) throw new Error(`these modules cannot be bundled: ${[...new Set(notBundled)].join(', ')}`);
}

function noticesOf(files: readonly string[]): object[] {
  const find = createPackageFinder();
  const notices = files.filter((file) => existsSync(file)).flatMap((file) => find(file));
  return [...new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice])).values()];
}

function hashChunks(chunks: readonly OutputChunk[]): string {
  const hash = createHash('sha256');
  for (const { fileName, code } of chunks.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
    hash.update(fileName).update(code);
  }
  return hash.digest('hex').slice(0, 16);
}
