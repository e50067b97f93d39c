import type { SearchSection } from '@recto/content';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPage } from '../engine/pages.ts';
import { cutHtml } from './cut-html.ts';

/** Sections of many pages, and what people might look for in them. */
export interface Corpus {
  name: string;
  pages: number;
  sections: SearchSection[];
  queries: string[];
}

const POSTGRES = '/usr/share/doc/postgresql-doc-15/html';

/** What people look up in the documentation of PostgreSQL, slips included. */
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

/** Real pages: Debian's package `postgresql-doc-15`. */
export function readPostgres(): Corpus {
  if (!existsSync(POSTGRES)) {
    throw new Error(`There are no pages in ${POSTGRES}. On Debian, run: apt-get install postgresql-doc-15`);
  }
  const files = readdirSync(POSTGRES).filter((file) => file.endsWith('.html'));
  const sections = files
    .sort()
    .flatMap((file) =>
      cutHtml(readFileSync(join(POSTGRES, file), 'utf8'), `/en/docs/${file.slice(0, -'.html'.length)}`),
    );
  return { name: 'postgresql-doc-15', pages: files.length, sections, queries: POSTGRES_QUERIES };
}

/** The pages of `bench:engine`, cut at their headings. */
export function generatePages(pages: number): Corpus {
  const sections: SearchSection[] = [];
  for (let number = 1; number <= pages; number += 1)
    sections.push(...cutMarkdown(renderPage(number), `/en/docs/page-${number}`));
  const asked = Array.from({ length: 12 }, (_, place) => sections[Math.floor(((place + 0.5) / 12) * sections.length)]);
  const queries = asked.map((section, place) => {
    const words = section?.title.toLowerCase().split(' ') ?? [];
    return words.slice(0, 1 + (place % 2)).join(' ');
  });
  return { name: `${pages} generated`, pages, sections, queries };
}

function cutMarkdown(text: string, path: string): SearchSection[] {
  const [, head = '', body = ''] = text.split('---\n');
  const title = /title: (.*)/u.exec(head)?.[1] ?? '';
  const [first = '', ...others] = body.split(/^## /mu);
  return [
    { id: path, title, titles: [], content: joinSpaces(first), level: 1 },
    ...others.map((part, place): SearchSection => {
      const [heading = '', ...lines] = part.split('\n');
      return {
        id: `${path}#s${place}`,
        title: heading,
        titles: [title],
        content: joinSpaces(lines.join(' ')),
        level: 2,
      };
    }),
  ];
}

function joinSpaces(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
