import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text in every edited file. An edit writes the next number. */
const REVISION = /revision-\d+/gu;

/** Paths of the page with a component and of the page with a loader. */
const PATHS = { text: '/docs/start/bench', loader: '/bench' } as const;

/** A kind of edit that is measured. */
export interface Edit {
  file: string;
  /** Path of the page that shows the edit. */
  path: string;
  /** The revision is in a CSS property, not in text. */
  isStyle?: true;
}

/** The measured edits: one file of each kind. */
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

/** Adds the files to edit to a copy of the docs template. */
export function addEditedFiles(site: string): void {
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(site, file), text);
  change(join(site, 'styles.css'), (text) => `${text}\n:root {\n  --bench: revision-0;\n}\n`);
  change(join(site, 'recto.config.ts'), (text) =>
    text
      .replace('defineConfig,', 'defineConfig, definePage,')
      .replace('pages: [', `pages: [${PAGE}, `)
      .replace("title: '", "title: 'Configuration of revision-0 "),
  );
}

/** Writes a revision number into a file, which must contain the revision text. */
export function writeRevision(file: string, number: number): void {
  change(file, (text) => text.replaceAll(REVISION, `revision-${number}`));
}

function change(file: string, write: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = write(text);
  if (changed === text) throw new Error(`${file} does not contain the text to change.`);
  writeFileSync(file, changed);
}
