/** npm run bench:import: imports documentation sites, checks and builds them, and counts lost words and links. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importSite } from '@recto/import';
import { splitFrontMatter } from '../../packages/import/src/convert/front-matter.ts';
import { builtPath, checkLinks } from './links/check-links.ts';
import type { LinkCheck } from './links/check-links.ts';
import { lostWords, pageWords } from './lost-words.ts';
import { sourceWords } from './source-words.ts';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en' },
    /** Imports, checks and compares again, with the existing build. */
    built: { type: 'boolean', default: false },
    output: { type: 'string', default: join(root, 'bench/results/import.json') },
  },
  allowPositionals: true,
});
if (positionals.length === 0)
  throw new Error('Pass folders of sites, or name=folder: npm run bench:import -- vitepress=../vitepress');

interface Measured {
  name: string;
  tool: string;
  pages: number;
  pagesWithoutLoss: number;
  unreported: string[];
  lost: Record<string, string[]>;
  links: LinkCheck;
  errors: number;
  isBuilt: boolean;
}

/** Runs a `recto` command in the imported site; returns its output and whether it succeeded. */
function recto(folder: string, ...parameters: string[]): { output: string; isOk: boolean } {
  try {
    const output = execFileSync(join(root, 'node_modules/.bin/recto'), parameters, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return { output, isOk: true };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { output: stdout + stderr, isOk: false };
  }
}

async function measure(argument: string): Promise<Measured> {
  const [, name = argument.split('/').at(-1) ?? '', from = argument] = /^(?:([\w-]+)=)?(.+)$/u.exec(argument) ?? [];
  const folder = join(root, '.cache/import', name);
  if (!values.built) rmSync(folder, { recursive: true, force: true });
  const languages = values.languages.split(',');
  const { tool, entries } = await importSite(from, folder, { languages });
  const check = recto(folder, 'check');
  const build = values.built ? { isOk: true, output: '' } : recto(folder, 'build', '--static');
  if (!build.isOk) process.stderr.write(build.output);
  if (!check.isOk)
    process.stderr.write(
      check.output
        .split('\n')
        .filter((line) => line.includes('error:'))
        .join('\n'),
    );
  const { sources } = JSON.parse(readFileSync(join(folder, 'import-report.json'), 'utf8')) as {
    sources: Record<string, string>;
  };
  const built = join(folder, '.output-static/public');
  const lost: Record<string, string[]> = {};
  let pages = 0;
  for (const [target, file] of Object.entries(sources)) {
    const text = readFileSync(join(from, file), 'utf8');
    if (splitFrontMatter(text).fields.values['draft'] === true) continue;
    pages += 1;
    const html = join(built, builtPath(target), 'index.html');
    const isMdx = tool === 'Docusaurus' || file.endsWith('.mdx');
    const words = sourceWords(text, isMdx ? 'mdx' : 'markdown');
    const missing = lostWords(words, existsSync(html) ? pageWords(readFileSync(html, 'utf8')) : new Map());
    if (missing.length > 0) lost[file] = missing;
  }
  const reported = new Set(entries.filter(({ outcome }) => outcome !== 'changed').map(({ file }) => file));
  const unreported = Object.keys(lost).filter((file) => !reported.has(file));
  const errors = check.output.split('\n').filter((line) => line.includes('error:')).length;
  const pagesWithoutLoss = pages - Object.keys(lost).length;
  const links = checkLinks(from, built, sources, languages);
  return { name, tool, pages, pagesWithoutLoss, unreported, lost, links, errors, isBuilt: build.isOk };
}

const measured: Measured[] = [];
for (const argument of positionals) measured.push(await measure(argument));
const rows = measured.map(({ name, tool, pages, pagesWithoutLoss, unreported, links, errors, isBuilt }) =>
  [
    name,
    tool,
    pages,
    `${pagesWithoutLoss} (${((pagesWithoutLoss / pages) * 100).toFixed(1)} %)`,
    unreported.length,
    `${links.working - links.lost.length} of ${links.working}`,
    errors,
    isBuilt ? 'yes' : 'no',
  ].join(' | '),
);
mkdirSync(resolve(values.output, '..'), { recursive: true });
writeFileSync(values.output, `${JSON.stringify(measured, undefined, 2)}\n`);
const head = [
  'Site',
  'Tool',
  'Pages',
  'Pages without lost words',
  'Pages with lost words that are not in the report',
  'Internal links of the source that work',
  'Errors of "recto check"',
  'Built',
].join(' | ');
process.stdout.write(
  [head, head.replaceAll(/[^|]+/gu, ' --- '), ...rows, ''].map((row) => (row === '' ? '' : `| ${row} |`)).join('\n'),
);
