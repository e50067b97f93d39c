import type { SearchSection } from '@recto/content';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPage } from '../engine/pages.ts';
import { splitHtml } from './split-html.ts';

/** Sections of many pages, and typical queries for them. */
export interface Corpus {
  name: string;
  pages: number;
  sections: SearchSection[];
  queries: string[];
}

const POSTGRES = '/usr/share/doc/postgresql-doc-15/html';
const PYTHON = '/usr/share/doc/python3.11/html/library';
const GIT = '/usr/share/doc/git/html';

/** Typical queries for the documentation of PostgreSQL, including typos. */
const POSTGRES_QUERIES = [
  'transaction isolation',
  'create index concurrently',
  'vacuum',
  'jsonb operators',
  'replication slot',
  'window functions',
  'pg_dump',
  'row level security',
  'foreign key',
  'max_connections',
  'explain analyze',
  'trasaction isolaton',
  'vaccum',
  'replicaton slot',
];

/** Typical queries for the documentation of Python and Git. */
const OTHER_QUERIES = [
  'asyncio',
  'read csv file',
  'regular expression',
  'dataclass',
  'pathlib',
  'multiprocesing pool',
  'interactive rebase',
  'cherry-pick',
];

/** Reads the pages of Debian's package `postgresql-doc-15`. */
export function readPostgres(): Corpus {
  const { pages, sections } = readFolder(POSTGRES, 'postgresql-doc-15', 'docs');
  return { name: 'postgresql-doc-15', pages, sections, queries: POSTGRES_QUERIES };
}

/** Reads about 9,000 sections: `postgresql-doc-15`, the library reference of `python3.11-doc`, and `git-doc`. */
export function readManuals(): Corpus {
  const folders = [
    readFolder(POSTGRES, 'postgresql-doc-15', 'docs'),
    readFolder(PYTHON, 'python3.11-doc', 'python'),
    readFolder(GIT, 'git-doc', 'git'),
  ];
  return {
    name: 'postgresql-doc-15, python3.11-doc (library) and git-doc',
    pages: folders.reduce((sum, { pages }) => sum + pages, 0),
    sections: folders.flatMap(({ sections }) => sections),
    queries: [...POSTGRES_QUERIES, ...OTHER_QUERIES],
  };
}

function readFolder(folder: string, name: string, urlFolder: string): Pick<Corpus, 'pages' | 'sections'> {
  if (!existsSync(folder)) {
    throw new Error(`There are no pages in ${folder}. On Debian, run: apt-get install ${name}`);
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.html'));
  const sections = files
    .sort()
    .flatMap((file) =>
      splitHtml(mainOf(readFileSync(join(folder, file), 'utf8')), `/en/${urlFolder}/${file.slice(0, -'.html'.length)}`),
    );
  return { pages: files.length, sections };
}

/** Removes what Sphinx adds around every page, and the sign after each heading. */
function mainOf(html: string): string {
  const [head = '', main] = html.split('role="main">');
  const [text = ''] = main?.split('<div class="sphinxsidebar"') ?? [];
  const [title = ''] = /<title>.*?(?= &#8212;)/su.exec(head) ?? [];
  return main === undefined ? html : `${title}</title><body>${text.replaceAll('¶', '')}`;
}

/** Generates the pages of `bench:engine`, split at their headings. */
export function generatePages(pages: number): Corpus {
  const sections: SearchSection[] = [];
  for (let number = 1; number <= pages; number += 1)
    sections.push(...splitMarkdown(renderPage(number), `/en/docs/page-${number}`));
  const sampled = Array.from(
    { length: 12 },
    (_, index) => sections[Math.floor(((index + 0.5) / 12) * sections.length)],
  );
  const queries = sampled.map((section, index) => {
    const words = section?.title.toLowerCase().split(' ') ?? [];
    return words.slice(0, 1 + (index % 2)).join(' ');
  });
  return { name: `${pages} generated`, pages, sections, queries };
}

function splitMarkdown(text: string, path: string): SearchSection[] {
  const [, head = '', body = ''] = text.split('---\n');
  const title = /title: (.*)/u.exec(head)?.[1] ?? '';
  const [first = '', ...others] = body.split(/^## /mu);
  return [
    { id: path, title, titles: [], content: collapseSpaces(first), level: 1 },
    ...others.map((part, index): SearchSection => {
      const [heading = '', ...lines] = part.split('\n');
      return {
        id: `${path}#s${index}`,
        title: heading,
        titles: [title],
        content: collapseSpaces(lines.join(' ')),
        level: 2,
      };
    }),
  ];
}

function collapseSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
