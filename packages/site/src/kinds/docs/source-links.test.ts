import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { resolveSite } from '../../config/resolve-site.ts';
import { page } from '../page/page.ts';
import { sourceLinks } from './source-links.ts';

const repositoryOf = (repository: Config['repository'], folder?: string) => {
  const content = folder === undefined ? {} : { folder };
  const { site } = resolveSite({ title: 'A site', pages: [page('/')], repository, content });
  if (!site.repository) throw new Error('There is no repository.');
  return site.repository;
};
const names = { owner: 'me', name: 'site' };

test.for([
  [{}, 'https://github.com/me/site/edit/main/content/en/docs/a.md', 'https://github.com/me/site/issues/new/choose'],
  [
    { host: 'https://gitlab.com', owner: 'group/sub', branch: 'next', rootDir: './docs/' },
    'https://gitlab.com/group/sub/site/-/edit/next/docs/content/en/docs/a.md',
    'https://gitlab.com/group/sub/site/-/issues/new',
  ],
  [
    { host: 'https://codeberg.org/' },
    'https://codeberg.org/me/site/_edit/main/content/en/docs/a.md',
    'https://codeberg.org/me/site/issues/new',
  ],
  [
    { host: 'https://git.site.example', software: 'gitea' },
    'https://git.site.example/me/site/_edit/main/content/en/docs/a.md',
    'https://git.site.example/me/site/issues/new',
  ],
  [
    { host: 'https://gitlab.site.example/git' },
    'https://gitlab.site.example/git/me/site/-/edit/main/content/en/docs/a.md',
    'https://gitlab.site.example/git/me/site/-/issues/new',
  ],
  [
    { host: 'https://bitbucket.org' },
    'https://bitbucket.org/me/site/src/main/content/en/docs/a.md?mode=edit',
    'https://bitbucket.org/me/site/issues/new',
  ],
  [
    { editUrl: 'https://edit.example/{branch}?file={path}' },
    'https://edit.example/main?file=content/en/docs/a.md',
    'https://github.com/me/site/issues/new/choose',
  ],
  [
    { host: 'https://git.example', editUrl: 'https://edit.example/{path}' },
    'https://edit.example/content/en/docs/a.md',
    undefined,
  ],
  [{ editUrl: false }, undefined, 'https://github.com/me/site/issues/new/choose'],
] as const)('%o: the link for editing a page is %s', ([settings, editUrl, issueUrl]) => {
  expect(sourceLinks('en/docs/a.md', true, repositoryOf({ ...names, ...settings }))).toEqual({
    ...(editUrl !== undefined && { editUrl }),
    ...(issueUrl !== undefined && { issueUrl }),
  });
});

test('uses the configured content folder and encodes file names', () => {
  expect(sourceLinks('en/a b.md', true, repositoryOf(names, 'pages')).editUrl).toBe(
    'https://github.com/me/site/edit/main/pages/en/a%20b.md',
  );
});

test('a page can hide its link for editing or replace it', () => {
  const repository = repositoryOf(names);
  expect(sourceLinks('a.md', false, repository)).toEqual({ issueUrl: repository.issueUrl });
  expect(sourceLinks('a.md', 'https://wiki.example/a', repository).editUrl).toBe('https://wiki.example/a');
});

test('labels a repository with the name of its host', () => {
  const labels = ['https://github.com', 'https://gitlab.com', 'https://codeberg.org'].map(
    (host) => repositoryOf({ ...names, host }).label,
  );
  expect(labels).toEqual(['GitHub', 'GitLab', 'Codeberg']);
});

test.for([
  [{ host: 'https://git.example' }, 'The Git software of https://git.example is unknown.'],
  [{ editUrl: 'https://edit.example/' }, 'repository.editUrl: Write a URL that contains {path}'],
  [{ rootdir: 'docs' }, '"repository.rootdir" is not an option. Did you mean "rootDir"?'],
] as const)('rejects %o: %s', ([settings, message]) => {
  expect(() => repositoryOf({ ...names, ...settings })).toThrow(message);
});
