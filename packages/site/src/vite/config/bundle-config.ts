import { ContentError } from '@recto/content';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { rolldown } from 'rolldown';
import type { Plugin } from 'rolldown';
import { CONFIG_FILE } from '../../config/config-error.ts';
import { REFERENCE } from '../../config/part.ts';
import { findImports } from '../find-imports.ts';
import { importMetaPlugin } from '../import-meta-plugin.ts';
import { collectContentCode } from './content-code-plugin.ts';

const ENTRY = '\0recto:config';
/** Placeholder in the bundle until the hash of its code is known. */
const CODE_HASH = '__RECTO_CODE_HASH__';
const resolver = fileURLToPath(new URL('../../config/resolve-site.ts', import.meta.url));

/** The bundled configuration of a site. */
export interface BundledConfig {
  /**
   * A module that exports the resolved configuration as `site`, and the content configuration as its default export.
   */
  file: string;
  /** Source files of the configuration. If one of them changes, the configuration has to be loaded again. */
  files: string[];
}

/**
 * Bundles the configuration of a site, and what it imports, into one module for Node. In it, `import()` returns
 * references instead of modules, since a configuration refers to screens and server code without running them.
 */
export async function bundleConfig(root: string, file: string): Promise<BundledConfig> {
  // Paths in the source map are relative to this folder.
  const folder = join(root, '.recto', 'config');
  /** Errors with a position. The bundler would wrap them, so they are collected here. */
  const errors: ContentError[] = [];
  const contentCode = collectContentCode(file);
  const bundle = await rolldown({
    input: ENTRY,
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      entryPlugin(file),
      packagesPlugin(root, errors, contentCode.addExternal),
      contentCode.plugin,
      importMetaPlugin(),
      referencesPlugin(root, errors),
    ],
  });
  try {
    const { output } = await bundle.generate({ format: 'esm', sourcemap: 'inline', dir: folder });
    const [{ code: bundled, moduleIds }] = output;
    const code = bundled.replaceAll(CODE_HASH, await contentCode.hash());
    const name = createHash('sha256').update(code).digest('hex').slice(0, 16);
    const target = join(folder, `${name}.mjs`);
    mkdirSync(folder, { recursive: true });
    if (!existsSync(target)) writeFileSync(target, code);
    deleteOldBundles(folder, target);
    return { file: target, files: moduleIds.filter((id) => !id.startsWith('\0') && !isPackage(id)) };
  } catch (error) {
    throw errors[0] ?? describeFailure(error, root);
  } finally {
    await bundle.close();
  }
}

/** Number of earlier bundles that are not deleted, since other commands may be using them. */
const MAX_OLD_BUNDLES = 10;

function deleteOldBundles(folder: string, current: string): void {
  const files = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => file !== current);
  const newestFirst = files.sort((a, b) => timeOf(b) - timeOf(a));
  for (const file of newestFirst.slice(MAX_OLD_BUNDLES)) rmSync(file, { force: true });
}

function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Converts an error of the bundler, without colours and without the stack frames of the bundler. */
function describeFailure(error: unknown, root: string): ContentError {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const lines = text.split('\n').filter((line) => !/^\s+at |^Build failed with|^\[plugin |^\s*$/u.test(line));
  const message = lines
    .join('\n')
    .replaceAll(/RolldownError: |\[[A-Z_]+\] /gu, '')
    .replaceAll(`${root}/`, '');
  const [, file = CONFIG_FILE, line] = /([\w./-]+\.[cm]?[jt]sx?):(\d+):\d+/u.exec(message) ?? [];
  return new ContentError('config/failed', `The configuration cannot be read: ${message}`, 'Fix the error above.', {
    file,
    ...(line !== undefined && { line: Number(line) }),
  });
}

function entryPlugin(file: string): Plugin {
  return {
    name: 'recto:config-entry',
    resolveId: (id) => (id === ENTRY ? id : undefined),
    load: (id) =>
      id === ENTRY
        ? [
            // As a namespace, so that a missing default export is reported by `resolveSite`.
            `import * as config from ${JSON.stringify(file)};`,
            `import { resolveSite } from ${JSON.stringify(resolver)};`,
            'const resolved = resolveSite(config.default);',
            `export const site = { ...resolved, content: { ...resolved.content, codeHash: '${CODE_HASH}' } };`,
            'export default site.content;',
          ].join('\n')
        : undefined,
  };
}

/** Bundles packages that provide page kinds and features. Other packages are imported from where they are installed. */
function packagesPlugin(root: string, errors: ContentError[], onExternal: (file: string) => void): Plugin {
  const bundled = rectoPackages(root);
  return {
    name: 'recto:config-packages',
    resolveId: {
      order: 'pre',
      filter: { id: /^[^./\0]/u },
      async handler(id, importer, options) {
        if (id.startsWith('node:')) return { id, external: true };
        const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
        if (!resolved && importer !== undefined && !isPackage(importer)) {
          const error = missingPackage(id, root, importer);
          errors.push(error);
          this.error(error.message);
        }
        const isBundled = bundled.some((name) => id === name || id.startsWith(`${name}/`));
        if (isBundled) return undefined;
        if (!resolved || resolved.external) return resolved ?? undefined;
        onExternal(resolved.id);
        return { id: pathToFileURL(resolved.id).href, external: true };
      },
    },
  };
}

function referencesPlugin(root: string, errors: ContentError[]): Plugin {
  return {
    name: 'recto:references',
    transform: {
      order: 'post',
      filter: { code: /\bimport\s*\(/u },
      async handler(code, id) {
        let result = code;
        let imports: ReturnType<typeof findImports>;
        try {
          imports = findImports(this.parse(code, { lang: 'tsx' }));
        } catch {
          // The bundler reports syntax errors with their position; its parser does not.
          return undefined;
        }
        // From the end, so that earlier positions stay valid.
        for (const { start, end, source } of imports.toSorted((a, b) => b.start - a.start)) {
          const resolved = await this.resolve(source, id);
          if (!resolved) {
            const error = missingFile(source, { root, id, line: code.slice(0, start).split('\n').length });
            errors.push(error);
            this.error(error.message);
          }
          const reference = `{ [Symbol.for(${JSON.stringify(REFERENCE.description)})]: ${JSON.stringify(resolved.id)} }`;
          // The number of lines does not change, so that positions stay valid without a source map.
          const lines = code.slice(start, end).replaceAll(/[^\n]/gu, '');
          result = `${result.slice(0, start)}(${reference}${lines})${result.slice(end)}`;
        }
        return result === code ? undefined : { code: result, map: null };
      },
    },
  };
}

function missingFile(source: string, { root, id, line }: { root: string; id: string; line: number }): ContentError {
  return new ContentError(
    'config/import',
    `There is no file "${source}", which the configuration imports.`,
    'Correct the path, or add the file. A path starts with "./" and has a file extension.',
    { file: relative(root, id), line },
  );
}

function missingPackage(name: string, root: string, importer: string): ContentError {
  const lines = readFileSync(importer, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(`'${name}'`) || line.includes(`"${name}"`));
  return new ContentError(
    'config/import',
    `The package "${name}", which the configuration imports, is not installed.`,
    `Correct the name, or install it: npm install ${name}.`,
    { file: relative(root, importer), ...(index !== -1 && { line: index + 1 }) },
  );
}

/** `@recto/site`, and packages of the site that depend on it. */
function rectoPackages(root: string): string[] {
  const manifestFile = join(root, 'package.json');
  const { dependencies, devDependencies } = readManifest(manifestFile);
  const { resolve } = createRequire(manifestFile);
  const dependents = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    // In a workspace, they may be installed in a parent folder of the site.
    const files = (resolve.paths(name) ?? []).map((folder) => join(folder, name, 'package.json'));
    const manifest = readManifest(files.find((file) => existsSync(file)) ?? '');
    return [manifest.dependencies, manifest.peerDependencies].some((list) => list && '@recto/site' in list);
  });
  return ['@recto/site', ...dependents];
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function readManifest(file: string): Manifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

function isPackage(id: string): boolean {
  return id.includes('/node_modules/') || id.startsWith(fileURLToPath(new URL('../../', import.meta.url)));
}
