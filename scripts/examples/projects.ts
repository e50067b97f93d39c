import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './pages.ts';
import type { Fence } from './read-fences.ts';

const site = join(import.meta.dirname, 'site');

/** Files of the example site by name. They provide what the examples of a page need but do not show. */
export const siteFiles: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('**/*.{ts,tsx,md,yml,csv}', { cwd: site }).map((name) => [name, readFileSync(join(site, name), 'utf8')]),
);

/** Names that a snippet may use without importing them. */
const CONTEXT = [...(siteFiles['context.ts'] ?? '').matchAll(/^export .*$/gmu)].flatMap(([line]) => namesIn(line));

/** A file of a site, and the code block it comes from, if the page shows it. */
interface ProjectFile {
  text: string;
  fence?: Fence;
}

/** The files of a site by name. */
export type Project = Record<string, ProjectFile>;

/** Name of the configuration file. */
export const CONFIG = 'recto.config.ts';

/**
 * Builds the sites that a page shows, in order. The code blocks are files of one site until a file name is repeated:
 * then a new site begins, in which that file has changed. A repeated configuration keeps only the content and the files
 * of the previous site that it imports.
 */
export function projectsOf({ fences }: Pick<Page, 'fences'>): Project[] {
  const projects: Project[] = [{}];
  for (const fence of fences) {
    const name = fileOf(fence);
    if (name === undefined) continue;
    const current = projects.at(-1) ?? {};
    const file = { text: isTypeScript(fence) ? withContext(fence) : fence.code, fence };
    if (Object.hasOwn(current, name)) projects.push({ ...filesKeptFor(name, file, current), [name]: file });
    else current[name] = file;
  }
  const shared = Object.fromEntries(Object.entries(siteFiles).map(([name, text]) => [name, { text }]));
  return projects.map((project) => ({ ...shared, ...project }));
}

function filesKeptFor(name: string, file: ProjectFile, project: Project): Project {
  if (name !== CONFIG) return project;
  const imported = new Set<string>();
  const follow = ({ text }: ProjectFile): void => {
    for (const [, path = ''] of text.matchAll(/'\.\/([^']+)'/gu)) {
      const next = project[path];
      if (!next || imported.has(path)) continue;
      imported.add(path);
      follow(next);
    }
  };
  follow(file);
  return Object.fromEntries(
    Object.entries(project).filter(([path]) => imported.has(path) || path.startsWith('content/')),
  );
}

/** Returns the index of the site that a code block belongs to. */
export function projectIndexOf({ fences }: Pick<Page, 'fences'>, fence: Fence): number {
  return projectsOf({ fences: fences.slice(0, fences.indexOf(fence) + 1) }).length - 1;
}

/** Whether a code block is TypeScript. */
export function isTypeScript({ language }: Fence): boolean {
  return language === 'ts' || language === 'tsx';
}

/** File name of a code block. `my-site/` is the folder of the site; code without a name is named after its line. */
function fileOf(fence: Fence): string | undefined {
  if (fence.file?.includes('.')) return fence.file.replace(/^my-site\//u, '');
  return isTypeScript(fence) ? `snippet-${fence.line}.${fence.language}` : undefined;
}

/**
 * Completes code so that it can be compiled. Lines that are marked as removed are emptied, and a snippet gets the
 * imports that it needs on its first line, so that the line numbers do not change.
 */
function withContext({ code, file = '' }: Fence): string {
  const text = code.replaceAll(/^.*\/\/ \[!code --\]$/gmu, '');
  if (file === '' && OPTION.test(text)) return `${CONFIG_START} ${text}\n});`;
  if (file !== '' && /^(?:import|export) /mu.test(text)) return text;
  const declared = new Set(
    [...text.matchAll(/^(?:import|(?:export )?const) .*$/gmu)].flatMap(([line]) => declaredIn(line)),
  );
  const names = CONTEXT.filter((name) => !declared.has(name) && new RegExp(`(?<![.'"\\w])${name}\\b`, 'u').test(text));
  const imports = names.length > 0 ? `import { ${names.join(', ')} } from '${pathToSite(file)}context.ts';` : '';
  return `export {}; ${imports} ${text}`;
}

/** A snippet with one option of a configuration: `offline: false,`. */
const OPTION = /^\w+: .*,$/su;
const CONFIG_START =
  "import { defineConfig, page } from '@recto/site'; export default defineConfig({ title: 'A', pages: [page('/')],";

/** Relative path from a file to the folder of its site. */
function pathToSite(file: string): string {
  return '../'.repeat(file.split('/').length - 1) || './';
}

function declaredIn(line: string): string[] {
  return namesIn(line.replace(/=.*$/u, '').replace(/ from .*$/u, ''));
}

function namesIn(line: string): string[] {
  return [
    ...line.replace(/:.*$| from .*$/u, '').matchAll(/\b(?!(?:export|declare|const|import|type)\b)[a-z]\w*/giu),
  ].map(([name]) => name);
}
