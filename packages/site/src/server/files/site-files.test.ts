import { expect, test } from 'vitest';
import { oneLanguage } from '../../../fixtures/test-app.tsx';
import { testFileContext } from '../../../fixtures/test-files.ts';
import type { FileContext } from '../server.ts';
import { listSiteFiles } from './site-files.ts';
import type { SiteFilesOptions } from './site-files.ts';

const site = { ...oneLanguage, url: 'https://site.example', owner: 'The team' };
const [locale] = oneLanguage.locales;
const listPages: FileContext['listPages'] = async () => [
  { path: '/', localPath: '/', locale, route: '/', title: 'Test', description: 'A test.', languages: ['en'] },
];
const BUILT_AT = Date.parse('2026-11-16T00:00:00Z');

async function list(options: Partial<SiteFilesOptions> = {}, overrides: Partial<FileContext> = {}) {
  const context = { ...testFileContext, site, listPages, ...overrides };
  const base = { server: {}, context, builtAt: BUILT_AT, isHidden: false, publicFiles: [] };
  const files = await listSiteFiles({ ...base, ...options });
  return {
    paths: Object.keys(files),
    read: async (path: string) => await (await files[path]?.(context))?.text(),
    type: async (path: string) => (await files[path]?.(context))?.headers.get('content-type'),
  };
}

test('every site has the default files, each with its content type', async () => {
  const { paths, type } = await list();
  expect(await Promise.all(paths.map(async (path) => [path, await type(path)]))).toEqual([
    ['/humans.txt', 'text/plain; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/llms.txt', 'text/markdown; charset=utf-8'],
    ['/llms-full.txt', 'text/markdown; charset=utf-8'],
  ]);
});

test('robots.txt allows everything except API calls, and names the sitemap', async () => {
  expect(await (await list()).read('/robots.txt')).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /mcp\n\nSitemap: https://site.example/sitemap.xml\n',
  );
});

test('a hidden site disallows all crawlers and has no sitemap', async () => {
  const { paths, read } = await list({ isHidden: true });
  expect(await read('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(paths).not.toContain('/sitemap.xml');
});

test('a site without a URL has no sitemap and does not name one', async () => {
  const { paths, read } = await list({}, { site: oneLanguage });
  expect(paths).not.toContain('/sitemap.xml');
  expect(await read('/robots.txt')).not.toContain('Sitemap');
});

test.for([
  [{ sitemap: false }, ['/sitemap.xml']],
  [{ llms: false }, ['/llms.txt', '/llms-full.txt']],
] as const)('a site with %j has all files except %j', async ([over, missing]) => {
  const all = (await list()).paths;
  const { paths, read } = await list({}, { site: { ...site, ...over } });
  expect(all.filter((path) => !paths.includes(path))).toEqual(missing);
  expect((await read('/robots.txt'))?.includes('Sitemap')).toBe(!('sitemap' in over));
});

test('a site with a base path has no files that clients request only at the root', async () => {
  const security = { contact: 'mailto:safe@site.example' };
  const { paths } = await list({ server: { security } }, { site: { ...site, base: '/below' } });
  expect(paths).toEqual(['/humans.txt', '/sitemap.xml', '/llms.txt', '/llms-full.txt']);
});

test('security.txt expires one year after the build', async () => {
  const contact = ['https://site.example/safe', 'mailto:safe@site.example'];
  const { read } = await list({ server: { security: { contact, policy: 'https://site.example/policy' } } });
  expect(await read('/.well-known/security.txt')).toBe(
    'Contact: https://site.example/safe\nContact: mailto:safe@site.example\n' +
      'Expires: 2027-11-16T00:00:00.000Z\nPolicy: https://site.example/policy\n' +
      'Canonical: https://site.example/.well-known/security.txt\n',
  );
});

test('humans.txt names the owner', async () => {
  const { read } = await list({}, { site: { ...site, socials: { x: 'https://x.example' } } });
  expect(await read('/humans.txt')).toBe(
    '/* TEAM */\nThe team\nhttps://x.example\n\n/* SITE */\nhttps://site.example\nLanguage: English\nSoftware: Recto\n',
  );
});

test('files of the site replace default files, and so do files of the public folder', async () => {
  const files = { '/robots.txt': async () => new Response('mine') };
  const { paths, read } = await list({ server: { files }, publicFiles: ['/humans.txt', '/llms.txt'] });
  expect(await read('/robots.txt')).toBe('mine');
  expect(paths).not.toContain('/humans.txt');
  expect(paths).not.toContain('/llms.txt');
});
