import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands in every file that is edited. An edit writes the next number. */
const REVISION = /revision-\d+/gu;

/** The page with a component, and the one with a loader. */
const PATHS = { text: '/docs/start/bench', loader: '/bench' } as const;

export interface Edit {
  file: string;
  /** The page that shows it. */
  path: string;
  /** It is in a property of the style sheet, and no text. */
  isStyle?: true;
}

/** One file of each kind that people edit. */
export const EDITS: Readonly<Record<string, Edit>> = {
  markdown: { file: 'content/docs/1.start/90.bench.md', path: PATHS.text },
  style: { file: 'styles.css', path: PATHS.text, isStyle: true },
  component: { file: 'components/content/bench-box.tsx', path: PATHS.text },
  loader: { file: 'bench.server.ts', path: PATHS.loader },
  configuration: { file: 'recto.config.ts', path: PATHS.loader },
};

const FILES: Readonly<Record<string, string>> = {
  'content/docs/1.start/90.bench.md': '---\ntitle: Edited page\n---\n\nText of revision-0.\n\n::bench-box\n::\n',
  'components/content/bench-box.tsx':
    'export default function BenchBox() {\n  return <p>Component of revision-0.</p>;\n}\n',
  'bench.server.ts': "export const load = () => ({ title: 'Loaded', data: { text: 'Loader of revision-0.' } });\n",
  'bench-screen.tsx':
    'export default function BenchScreen({ data }: { data: { text: string } }) {\n  return <main>{data.text}</main>;\n}\n',
};

const PAGE =
  "definePage({ path: '/bench', server: () => import('./bench.server.ts'), screen: () => import('./bench-screen.tsx') })";

/** Adds what is edited to a copy of the docs template. */
export function addEdited(site: string): void {
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(site, file), text);
  change(join(site, 'styles.css'), (text) => `${text}\n:root {\n  --bench: revision-0;\n}\n`);
  change(join(site, 'recto.config.ts'), (text) =>
    text
      .replace('defineConfig,', 'defineConfig, definePage,')
      .replace('pages: [', `pages: [${PAGE}, `)
      .replace("title: '", "title: 'Configuration of revision-0 "),
  );
}

/** Writes a number into a file of a site, which has to be one that is measured. */
export function writeRevision(file: string, number: number): void {
  change(file, (text) => text.replaceAll(REVISION, `revision-${number}`));
}

function change(file: string, write: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = write(text);
  if (changed === text) throw new Error(`${file} has nothing to change.`);
  writeFileSync(file, changed);
}
