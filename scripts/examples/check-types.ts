import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { pinnedNode, root } from '../project.mjs';
import type { Page } from './pages.ts';
import { projectsOf } from './projects.ts';
import type { Fence } from './read-fences.ts';

/** Inside the repository, so that our packages and theirs are found, and out of git. */
const folder = join(root, '.cache/examples/types');
const compiler = join(root, 'node_modules/typescript/bin/tsc');

/** What the compiler says of the code in the pages, at its place in the page. One run is for all of them. */
export async function checkTypes(pages: readonly Page[]): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const written = new Map<string, { page: Page; fence: Fence }>();
  for (const [number, page] of pages.entries()) {
    for (const [state, project] of projectsOf(page).entries()) {
      for (const [name, { text, fence }] of Object.entries(project)) {
        const file = join(folder, `${number}-${state}`, name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
        if (fence) written.set(relative(root, file), { page, fence });
      }
    }
  }
  const config = { extends: relative(folder, join(root, 'tsconfig.json')), include: ['.'], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const faults = (await compile()).map(({ file, line, message }) => {
    const { page, fence } = written.get(file) ?? {};
    return page && fence ? `${page.file}:${fence.line + line - 1}: ${message}` : `${file}:${line}: ${message}`;
  });
  // A file that several states of a site share is checked in each of them.
  return [...new Set(faults)];
}

const FAULT = /^(?<file>.+?)\((?<line>\d+),\d+\): error (?<message>.+)$/u;

async function compile(): Promise<{ file: string; line: number; message: string }[]> {
  const parameters = [compiler, '-p', folder, '--pretty', 'false'];
  const said = await promisify(execFile)(pinnedNode(), parameters, { cwd: root }).then(
    () => '',
    (error: unknown) => String((error as { stdout?: unknown }).stdout ?? error),
  );
  const faults = said.split('\n').flatMap((line) => {
    const { file, line: at, message } = FAULT.exec(line)?.groups ?? {};
    return file === undefined || message === undefined ? [] : [{ file, line: Number(at), message }];
  });
  if (said !== '' && faults.length === 0) throw new Error(`The compiler failed: ${said}`);
  return faults;
}
