import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANGUAGES, renderBlock } from './code-blocks.ts';
import { capitalise, createPhrases } from './phrases.ts';
import type { Phrases } from './phrases.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { ADJECTIVES, NOUNS } from './words.ts';

/** One page of the generated documentation. */
export interface GeneratedPage {
  title: string;
  /** Path relative to the folder and to `/docs`, without an extension: `guides/basics/cached-route-table`. */
  path: string;
}

const SEED = 42;
const SECTIONS = [
  'getting-started',
  'guides',
  'concepts',
  'api',
  'reference',
  'integrations',
  'deployment',
  'recipes',
] as const;
const GROUPS = ['basics', 'advanced', 'internals', 'operations', 'patterns'] as const;

/** URL prefix of the pages, used in their links. */
const PREFIX = '/docs';

/** Generates titles and paths, the same in every run. The first pages are the same for every count. */
export function planPages(count: number): GeneratedPage[] {
  const { pick } = createRandom(SEED);
  const slugs = new Set<string>();
  while (slugs.size < count - 1) slugs.add(`${pick(ADJECTIVES)}-${pick(NOUNS)}-${pick(NOUNS)}`);
  const pages = [...slugs].map((slug, index) => {
    const section = SECTIONS[index % SECTIONS.length];
    const group = GROUPS[Math.floor(index / SECTIONS.length) % GROUPS.length];
    return { title: slug.split('-').map(capitalise).join(' '), path: `${section}/${group}/${slug}` };
  });
  return [{ title: 'Introduction', path: 'index' }, ...pages];
}

/** Renders GitHub-flavoured markdown of about 8 kB: six code blocks, lists, tables, and links to other pages. */
export function renderPage(pages: readonly GeneratedPage[], number: number): string {
  const random = createRandom(SEED * 7919 + number);
  const phrases = createPhrases(random, () => {
    const { title = '', path = '' } = pages[random.between(1, pages.length - 1)] ?? {};
    return `[${title.toLowerCase()}](${PREFIX}/${path})`;
  });
  const { noun, nounPhrase, paragraph } = phrases;
  const parts = [paragraph(1, 2), ...renderSections(random, phrases)];
  const description = `${capitalise(nounPhrase())} and ${nounPhrase()} for the ${nounPhrase()} ${noun()}, with a ${nounPhrase()}.`;
  const title = pages[number]?.title ?? '';
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${parts.join('\n\n')}\n`;
}

function renderSections(random: Random, phrases: Phrases): string[] {
  const { next, between } = random;
  const { noun, nounPhrase, paragraph, sentence } = phrases;
  const sections = between(6, 10);
  const titles = new Set<string>();
  while (titles.size < sections) titles.add(`${capitalise(nounPhrase())} ${noun()}`);
  let blocks = 0;
  return [...titles].flatMap((title, index) => {
    const parts = [`${index > 0 && next() < 0.4 ? '###' : '##'} ${title}`, paragraph(1, 3)];
    // Distributes the code blocks evenly over the sections.
    const nextLanguages = LANGUAGES.slice(blocks, Math.round(((index + 1) * LANGUAGES.length) / sections));
    blocks += nextLanguages.length;
    for (const language of nextLanguages) {
      if (next() < 0.5) parts.push(sentence());
      parts.push(renderBlock(language, random, phrases));
    }
    const end = renderEnd(random, phrases);
    return end === '' ? parts : [...parts, end];
  });
}

/** Renders the end of a section: a list, steps, a table, or nothing. */
function renderEnd({ next, between, pick }: Random, { identifier, nounPhrase, sentence, verb }: Phrases): string {
  const kind = next();
  const repeat = (min: number, max: number, render: (index: number) => string): string[] =>
    Array.from({ length: between(min, max) }, (_, index) => render(index));
  if (kind < 0.35) return repeat(3, 5, () => `- ${sentence()}`).join('\n');
  if (kind < 0.5) return repeat(3, 4, (index) => `${index + 1}. ${sentence()}`).join('\n');
  if (kind >= 0.7) return '';
  const rows = repeat(3, 5, () => {
    const [type, value] = [pick(['string', 'number', 'boolean', 'object']), pick(['null', 'true', '0', 'auto'])];
    return `| \`${identifier()}\` | ${type} | \`${value}\` | The ${nounPhrase()} ${verb()} the ${nounPhrase()} |`;
  });
  return ['| Option | Type | Default | Description |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Writes the pages as `{path}.md`. */
export async function writePages(folder: string, count: number): Promise<GeneratedPage[]> {
  const pages = planPages(count);
  for (const [number, { path }] of pages.entries()) {
    const file = join(folder, `${path}.md`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, renderPage(pages, number));
  }
  return pages;
}
