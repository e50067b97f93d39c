import { expect, test } from 'vitest';
import { pageOf } from '../../fixtures/check/site-of.ts';
import { serve } from '../../../content/fixtures/serve.ts';
import { makeFolder, writeFiles } from '../../../content/fixtures/temp-folder.ts';
import { runSite } from '../cli/run-site.ts';
import { isOnThisMachine } from './check-built.ts';

/** Runs the command in a folder with some files of a site. */
async function check(files: Record<string, string>, ...parameters: string[]) {
  const folder = makeFolder();
  writeFiles(folder, files);
  const output = { out: '', err: '' };
  const screen = (name: keyof typeof output) => ({ write: (text: string) => (output[name] += text) });
  const code = await runSite(['check', ...parameters], { out: screen('out'), err: screen('err'), env: {}, folder });
  return { code, ...output };
}

const GOOD = { 'site/index.html': pageOf('/', { body: '<a href="/a">A</a>' }), 'site/a/index.html': pageOf('/a') };

test('checks a folder without a configuration', async () => {
  expect(await check(GOOD, '--site', 'site')).toEqual({ code: 0, out: '0 errors, 0 warnings in 2 pages\n', err: '' });
});

test('reports errors with their file, as text and as JSON', async () => {
  const files = { ...GOOD, 'site/a/index.html': pageOf('/a', { canonical: '' }).replace('About /a', '') };
  expect(await check(files, '--site', 'site')).toEqual({
    code: 1,
    out: [
      'site/a/index.html: error: This page has no canonical URL.',
      '  Add <link rel="canonical" href="https://site.example/a">.',
      '',
      'site/a/index.html: warning: This page has no description.',
      '  Describe it in one sentence: "description" in its front matter, or in the result of its loader.',
      '',
      '1 error, 1 warning in 2 pages',
      '',
    ].join('\n'),
    err: '',
  });
  expect(JSON.parse((await check(files, '--site', 'site', '--json')).out)).toMatchObject({
    errors: [{ code: 'head/canonical', file: 'site/a/index.html' }],
    warnings: [{ code: 'head/description' }],
    languages: [],
    pages: 2,
  });
});

test('checks a running site from its first page on, with links to the same machine', async () => {
  const others = await serve((_, response) => response.writeHead(404).end());
  const site = await serve(({ url = '' }, response) => {
    const body = `<a href="/a">A</a><a href="${others}/gone">B</a>`;
    if (url === '/') response.writeHead(302, { location: '/en' }).end();
    else if (url === '/en') response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf('/en', { body }));
    else response.writeHead(404).end();
  });
  const { code, out } = await check({}, '--site', site, '--external');
  expect(code).toBe(1);
  expect(out.split('\n').filter((line) => line.includes('error'))).toEqual([
    `${site}/en: error: A link on this page leads to "/a", which does not exist.`,
    `${site}/en: error: "${others}/gone" responds with 404.`,
    '2 errors, 0 warnings in 1 page',
  ]);
  expect((await check({}, '--site', site)).out).toContain('1 error, 0 warnings in 1 page');
});

test('reports a missing folder and a site without pages', async () => {
  expect(await check({}, '--site', 'none')).toMatchObject({
    code: 2,
    err: expect.stringContaining('no folder "none"') as string,
  });
  const empty = await serve((_, response) => response.writeHead(404).end());
  expect(await check({}, '--site', empty)).toMatchObject({
    code: 1,
    err: expect.stringContaining('no pages at') as string,
  });
});

test.for([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000/x', true],
  ['http://10.0.0.1', false],
  ['https://localhost.recto.example', false],
  ['.output-static/public', false],
] as const)('%s is on this machine: %s', ([address, expected]) => {
  expect(isOnThisMachine(address)).toBe(expected);
});

test('describes --site in the help, after the text of the engine', async () => {
  const { out } = await check({}, '--help');
  expect(out).toContain('Usage: recto check [options]');
  expect(out).toContain('No database is changed.\n\nWith --site, every page');
  expect(out).toContain('--site <folder|url>  Check a built site instead of the content.\n');
  expect(out).not.toContain('--config');
});
