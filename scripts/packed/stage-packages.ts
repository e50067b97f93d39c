import { cpSync, existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { copyTemplates } from '../../packages/create-recto/src/index.ts';
import { hashInputs, pinnedNode, readStamp, root, writeStamp } from '../project.mjs';
import { run } from '../run.mjs';
import { cleanDeclarations, compiledPath, renameSources } from './compiled-paths.ts';
import { buildManifest } from './published-manifest.ts';
import type { SharedFields, SourceManifest } from './published-manifest.ts';
import { inlineClasses } from './inline-classes.ts';

/** Files that are not published: tests, type tests and fixtures. */
const NOT_PUBLISHED = ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts', '**/fixtures/**'];
const COMPILED = /\.tsx?$/u;
/** Folder in the root of the repository that is published inside the package that copies from it. */
const TEMPLATES = 'templates';

/** A package that is ready to be published. */
export interface StagedPackage {
  name: string;
  /** The folder to publish. */
  folder: string;
}

const stage = join(root, '.cache', 'packed', 'stage');

/**
 * Compiles every package that has exports or commands, each into a folder that can be published, unless nothing has
 * changed since the last time.
 */
export async function stagePackages(): Promise<StagedPackage[]> {
  const packages = readdirSync(join(root, 'packages')).sort().filter(isPublished);
  const inputs = hashInputs(['packages', 'templates', 'scripts/packed']);
  const stamp = join(stage, 'stamp');
  if (readStamp(stamp) !== inputs) {
    rmSync(stage, { recursive: true, force: true });
    await compile(packages);
    await Promise.all(packages.map(fillPackage));
    writeStamp(stamp, inputs);
  }
  return packages.map((name) => ({
    name: (readManifest(join(root, 'packages', name)) as SourceManifest).name,
    folder: join(stage, name),
  }));
}

function isPublished(name: string): boolean {
  const { exports, bin } = readManifest(join(root, 'packages', name)) as SourceManifest;
  return exports !== undefined || bin !== undefined;
}

/** Compiles all packages in one run, because they import each other's sources. */
async function compile(packages: readonly string[]): Promise<void> {
  const sources = packages.map((name) => join(root, 'packages', name, 'src'));
  mkdirSync(stage, { recursive: true });
  const config = join(stage, 'tsconfig.json');
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      rootDir: join(root, 'packages'),
      outDir: join(stage, 'compiled'),
    },
    include: sources,
    exclude: sources.flatMap((source) => NOT_PUBLISHED.map((pattern) => join(source, pattern))),
  };
  writeFileSync(config, JSON.stringify(settings));
  await run(pinnedNode(), [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', config], {
    cwd: root,
    failure: ['The packages could not be compiled.', 'Fix the errors above.'],
  });
}

async function fillPackage(name: string): Promise<void> {
  const source = join(root, 'packages', name);
  const compiled = join(stage, 'compiled', name, 'src');
  const folder = join(stage, name);
  for (const file of globSync('**/*.{js,d.ts}', { cwd: compiled })) {
    const clean = file.endsWith('.d.ts') ? cleanDeclarations : renameSources;
    write(join(folder, 'dist', file), clean(readFileSync(join(compiled, file), 'utf8')));
  }
  for (const file of globSync('**', { cwd: join(source, 'src'), exclude: NOT_PUBLISHED, withFileTypes: true })) {
    const path = relative(source, join(file.parentPath, file.name));
    if (!file.isFile() || COMPILED.test(path)) continue;
    const from = join(source, path);
    const to = join(folder, compiledPath(path));
    if (path.endsWith('.css')) write(to, await inlineClasses(from, readFileSync(from, 'utf8')));
    else copy(from, to);
  }
  const manifest = readManifest(source) as SourceManifest;
  for (const file of manifest.files ?? []) {
    if (file === TEMPLATES) copyTemplates(join(root, TEMPLATES), join(folder, TEMPLATES));
    else copy(join(source, file), join(folder, file));
  }
  for (const file of globSync('bin/*.mjs', { cwd: folder })) rewriteImports(join(folder, file));
  copy(join(source, 'README.md'), join(folder, 'README.md'));
  copy(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const published = buildManifest(manifest, `packages/${name}`, readManifest(root) as SharedFields);
  write(join(folder, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`);
}

/** Replaces paths of source files in a command, which is plain JavaScript, by those of compiled files. */
function rewriteImports(file: string): void {
  const text = readFileSync(file, 'utf8');
  write(file, text.replaceAll(/(?<=import\(')[^']+(?='\))/gu, compiledPath));
}

function readManifest(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function copy(from: string, to: string): void {
  if (!existsSync(from)) throw new Error(`${from} is missing, but has to be published.`);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}
