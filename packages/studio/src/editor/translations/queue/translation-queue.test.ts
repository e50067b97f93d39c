import { expect, test } from 'vitest';
import type { ListedFile } from '../../../documents/list-documents.ts';
import type { DraftFile } from '../../drafts/draft-file.ts';
import { buildQueue, originalOf, pathOfTranslation, withNewPages } from './translation-queue.ts';
import type { TranslationState } from '../fields/source-hash.ts';

const page = (locale: string, name: string, fields: Partial<ListedFile> = {}): ListedFile => ({
  path: `docs/content/${locale}/${name}.md`,
  id: name,
  kind: 'page',
  collection: 'docs',
  locale,
  route: name === 'index' ? `/${locale}` : `/${locale}/${name.replaceAll(/\d+\./gu, '')}`,
  ...fields,
});
const data = (locale: string, fields: Partial<ListedFile> = {}): ListedFile => ({
  path: `docs/content/${locale}/people.yml`,
  id: 'people',
  kind: 'data',
  locale,
  ...fields,
});

const tree = {
  locales: ['en', 'fr', 'de'],
  folders: { content: 'docs/content', public: 'docs/public' },
  files: [
    page('en', 'index', { missing: ['de'] }),
    page('en', '1.start', { missing: ['fr', 'de'] }),
    page('en', '2.next', { missing: ['de'] }),
    page('en', 'hidden', { draft: true }),
    data('en'),
    page('fr', 'index'),
    page('fr', '9.next', { stale: true, title: 'Suite' }),
    data('fr', { stale: true }),
    data('de'),
    { path: 'docs/public/a.png', id: 'a', kind: 'media' } as const,
  ],
};

const queue = (
  locale: string,
  drafts: DraftFile[] = [],
  states: ReadonlyMap<string, TranslationState> = new Map(),
): string[] =>
  buildQueue({ tree, locale, drafts: new Map(drafts.map((draft) => [draft.path, draft])), states }).map(
    ({ path, state, hasDraft }) => `${state} ${path}${hasDraft ? ' *' : ''}`,
  );

test('lists missing, stale and done pages, and stale data files', () => {
  expect(queue('fr')).toEqual([
    'done docs/content/fr/index.md',
    'missing docs/content/fr/1.start.md',
    'stale docs/content/fr/9.next.md',
    'stale docs/content/fr/people.yml',
  ]);
  expect(queue('de')).toEqual([
    'missing docs/content/de/index.md',
    'missing docs/content/de/1.start.md',
    'missing docs/content/de/2.next.md',
  ]);
});

test('uses the state of drafts', () => {
  const updatedAt = 0;
  const base = { revision: '', id: '', text: '' };
  const drafts = [
    { path: 'docs/content/fr/1.start.md', text: 'New', updatedAt },
    { path: 'docs/content/fr/9.next.md', base, text: 'Marked', updatedAt },
    { path: 'docs/content/fr/index.md', base, updatedAt },
  ];
  const states = new Map([
    ['docs/content/fr/1.start.md', 'stale'],
    ['docs/content/fr/9.next.md', 'current'],
  ] as const);
  expect(queue('fr', drafts, states)).toEqual([
    'missing docs/content/fr/index.md *',
    'stale docs/content/fr/1.start.md *',
    'done docs/content/fr/9.next.md *',
    'stale docs/content/fr/people.yml',
  ]);
});

test('lists new pages that are not published yet', () => {
  const text = '---\ntitle: New\n---\n';
  const original = { path: 'docs/content/en/3.new.md', text, updatedAt: 0 };
  const translation = { path: 'docs/content/fr/3.new.md', text, updatedAt: 0 };
  const hidden = { path: 'docs/content/en/4.later.md', text: '---\ndraft: true\n---\n', updatedAt: 0 };
  const listNew = (...list: DraftFile[]) => {
    const drafts = new Map(list.map((draft) => [draft.path, draft]));
    return buildQueue({ tree: withNewPages(tree, drafts), locale: 'fr', drafts, states: new Map() }).flatMap(
      ({ path, state, original: { title } }) => (title === 'New' ? `${state} ${path}` : []),
    );
  };
  expect(listNew()).toEqual([]);
  expect(listNew(original, hidden)).toEqual(['missing docs/content/fr/3.new.md']);
  expect(listNew(original, translation)).toEqual(['done docs/content/fr/3.new.md']);
});

test('finds the original of a translation by its route', () => {
  expect(originalOf('docs/content/fr/9.next.md', tree)?.path).toBe('docs/content/en/2.next.md');
  expect(originalOf('docs/content/fr/people.yml', tree)?.path).toBe('docs/content/en/people.yml');
  expect(originalOf('docs/content/en/2.next.md', tree)).toBeUndefined();
});

test('returns the path of an existing or future translation', () => {
  const at = (path: string, locale: string, drafts: DraftFile[] = []) => {
    const original = tree.files.find((file) => file.path === path);
    const options = { tree, locale, drafts: new Map(drafts.map((draft) => [draft.path, draft])) };
    return original && pathOfTranslation(original, options);
  };
  expect(at('docs/content/en/2.next.md', 'fr')).toBe('docs/content/fr/9.next.md');
  expect(at('docs/content/en/2.next.md', 'de')).toBe('docs/content/de/2.next.md');
  const moved = { path: 'docs/content/fr/8.next.md', from: 'docs/content/fr/9.next.md', text: '', updatedAt: 0 };
  expect(at('docs/content/en/2.next.md', 'fr', [moved])).toBe('docs/content/fr/8.next.md');
});
