import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { loadSite } from '../../packages/site/src/vite/config/load-site.ts';
import { writeTypes } from '../../packages/site/src/vite/config/write-types.ts';
import { stagePackages } from '../packed/stage-packages.ts';
import { pinnedNode, root } from '../project.mjs';
import type { Page } from './pages.ts';
import { CONFIG, projectsOf, siteFiles } from './projects.ts';
import type { Project } from './projects.ts';
import type { Fence } from './read-fences.ts';

/** A folder that git ignores, inside the repository so that all packages are resolved. */
const base = join(root, '.cache/examples/types');
const folder = join(base, 'programs');
const compiler = join(root, 'node_modules/typescript/bin/tsc');

/** Code whose types depend on the collections of its site. */
const USES_CONTENT = /\b(?:query|findPage|listPages)\(/u;

let installed: Promise<void> | undefined;

/**
 * Type-checks the code in pages and returns the errors, located in the pages. All pages that use the example site are
 * compiled together; a page with its own configuration and with code that queries its collections is compiled alone.
 */
export async function checkTypes(pages: readonly Page[]): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  await (installed ??= installDeclarations());
  const fenceByFile = new Map<string, { page: Page; fence: Fence }>();
  const shared = join(folder, 'shared');
  const programs = [shared];
  writeFiles(join(shared, 'site'), Object.entries(siteFiles));
  await writeCollectionTypes(join(shared, 'site'));
  for (const [number, page] of pages.entries()) {
    for (const [state, project] of projectsOf(page).entries()) {
      const isSeparate = queriesOwnCollections(project);
      const projectFolder = join(isSeparate ? folder : shared, `${number}-${state}`);
      if (isSeparate) programs.push(projectFolder);
      writeFiles(
        projectFolder,
        Object.entries(project).map(([name, { text }]) => [name, text]),
      );
      for (const [name, { fence }] of Object.entries(project)) {
        if (fence) fenceByFile.set(relative(root, join(projectFolder, name)), { page, fence });
      }
      if (isSeparate) await writeCollectionTypes(projectFolder);
    }
  }
  const errors = (await compileAll(programs)).map(({ file, line, message }) => {
    const { page, fence } = fenceByFile.get(file) ?? {};
    return page && fence ? `${page.file}:${fence.line + line - 1}: ${message}` : `${file}:${line}: ${message}`;
  });
  // A file that is part of several states of a site is checked in each of them.
  return [...new Set(errors)];
}

/**
 * Links the packages as they are published, so that the examples resolve them instead of the sources. The compiler does
 * not check declaration files, but would check all sources again in every program.
 */
async function installDeclarations(): Promise<void> {
  rmSync(base, { recursive: true, force: true });
  for (const { name, folder: published } of await stagePackages()) {
    const link = join(base, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(published, link);
  }
}

function queriesOwnCollections(project: Project): boolean {
  const fenced = Object.values(project).filter(({ fence }) => fence);
  return project[CONFIG]?.fence !== undefined && fenced.some(({ text }) => USES_CONTENT.test(text));
}

function writeFiles(target: string, files: readonly (readonly [name: string, text: string])[]): void {
  for (const [name, text] of files) {
    const file = join(target, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Writes the types of the collections, like `recto types`. */
async function writeCollectionTypes(siteFolder: string): Promise<void> {
  if (existsSync(join(siteFolder, 'recto.config.ts'))) writeTypes(siteFolder, await loadSite(siteFolder));
}

interface CompilerError {
  file: string;
  line: number;
  message: string;
}

/** Number of compilers that run in parallel. Each has several threads. */
const COMPILERS = 2;

async function compileAll(programs: readonly string[]): Promise<CompilerError[]> {
  const queue = [...programs];
  const errors: CompilerError[] = [];
  const compileQueue = async (): Promise<void> => {
    for (let program = queue.shift(); program !== undefined; program = queue.shift()) {
      errors.push(...(await compile(program)));
    }
  };
  await Promise.all(Array.from({ length: COMPILERS }, compileQueue));
  const prefix = relative(root, folder);
  return errors.filter(({ file }) => file.startsWith(prefix));
}

const ERROR_LINE = /^(?<file>.+?)\((?<line>\d+),\d+\): error (?<message>.+)$/u;

async function compile(program: string): Promise<CompilerError[]> {
  const config = {
    extends: relative(program, join(root, 'tsconfig.json')),
    // Folders whose name begins with a dot have to be listed explicitly.
    include: ['.', '.recto/types.d.ts', 'site/.recto/types.d.ts'],
    exclude: [],
  };
  writeFileSync(join(program, 'tsconfig.json'), JSON.stringify(config));
  const parameters = [compiler, '-p', program, '--pretty', 'false'];
  const output = await promisify(execFile)(pinnedNode(), parameters, { cwd: root }).then(
    () => '',
    (error: unknown) => String((error as { stdout?: unknown }).stdout ?? error),
  );
  const errors = output.split('\n').flatMap((line) => {
    const { file, line: lineNumber, message } = ERROR_LINE.exec(line)?.groups ?? {};
    return file === undefined || message === undefined ? [] : [{ file, line: Number(lineNumber), message }];
  });
  if (output !== '' && errors.length === 0) throw new Error(`The compiler failed: ${output}`);
  return errors;
}
