import { expect, test } from 'vitest';
import { createTestApp, manyLanguages, noContent, testFiles, testServer } from '../../fixtures/test-app.tsx';
import { isRedirect } from '../payload/payload.ts';
import type { Payload } from '../payload/payload.ts';
import { renderPage } from './render-page.tsx';
import { createResolver } from './resolve-page.ts';

const app = createTestApp(manyLanguages);
const resolve = createResolver({ app, server: testServer, content: noContent, report: () => undefined });

test.for([
  ['/en/docs/start', '<html lang="en" dir="ltr">', '<header>Hello</header>'],
  ['/pt_br/docs/start', '<html lang="pt-BR" dir="ltr">', '<header>Olá</header>'],
  ['/ar/docs/start', '<html lang="ar" dir="rtl">', '<header>Hello</header>'],
] as const)('%s is a document in its language, with messages in that language', async ([path, opening, header]) => {
  const html = await render(path);
  expect(html).toMatch(/^<!doctype html>/u);
  expect(html).toContain(opening);
  expect(html).toContain(header);
});

test('visible prose is only in the HTML, and hidden prose is in the payload', async () => {
  const html = await render('/en/docs/start');
  const [page, payload] = split(html);
  for (const sentence of ['Before the tabs.', 'Shown at first.', 'After the tabs.']) {
    expect(html.split(sentence)).toHaveLength(2);
    expect(page).toContain(sentence);
  }
  expect(page).not.toContain('Hidden');
  expect(payload).toContain('Hidden');
});

test('numbers in the payload refer to the prose in the HTML', async () => {
  const [page, payload] = split(await render('/en/docs/start'));
  const prose = [...page.matchAll(/<recto-prose data-n="(\d+)">(.*?)<\/recto-prose>/gu)];
  expect(prose.map(([, number, html]) => [Number(number), html])).toEqual([
    [0, '<p>Before the tabs.</p>'],
    [1, '<div>Shown at first.</div>'],
    [3, '<p>After the tabs.</p>'],
  ]);
  expect(JSON.parse(payload)).toMatchObject({
    body: [0, { items: [{ nodes: [1] }, { nodes: ['<div>Hidden &lt;/script&gt; at first.</div>'] }] }, 3],
  });
});

test('only interactive parts are marked as such', async () => {
  const [page] = split(await render('/en/docs/start'));
  expect(page.match(/<recto-live>.*?<\/recto-live>/gu)).toEqual([
    '<recto-live><section><recto-prose data-n="1"><div>Shown at first.</div></recto-prose></section></recto-live>',
  ]);
});

test('the data of a page cannot close the script element of the payload', async () => {
  const payload = await payloadOf('/en/docs/start');
  const data = { text: '</script><script>alert(1)</script>' };
  const html = await renderPage(app, { ...payload, data }, testFiles, { buildId: 'b1' });
  expect(html).not.toContain('alert(1)</script>');
  expect(JSON.parse(split(html)[1])).toMatchObject({ data });
});

test('the page contains its build, its script, and the files to load on intent', async () => {
  const html = await render('/en/docs/start');
  expect(html).toContain('<div id="app" data-build="b1" data-content="">');
  expect(html).toContain('<link rel="stylesheet" href="/assets/boot.css">');
  expect(html).toContain(
    '<script type="module" src="/assets/boot.js" data-files="/assets/runtime.js /assets/react.js"></script>',
  );
});

test('the page contains the icon of the site', async () => {
  const site = { ...manyLanguages, icon: '/icon.svg?a=1&b="2"' };
  const html = await renderPage({ ...app, site }, await payloadOf('/en/docs/start'), testFiles, { buildId: 'b1' });
  expect(html).toContain('<link rel="icon" href="/icon.svg?a=1&amp;b=&quot;2&quot;">');
  expect(await render('/en/docs/start')).not.toContain('rel="icon"');
});

test('the error screen is rendered inside the shell and without a layout', async () => {
  const html = await render('/pt_br/nowhere');
  expect(html).toContain('<header>Olá</header><p>Page not found: /pt_br/nowhere</p>');
  expect(html).not.toContain('<main>');
});

test.for([
  ['/en/nowhere', ['notFound', 'error'], 'notFound'],
  ['/en/nowhere', ['notFound'], 'notFound'],
  ['/en/nowhere', ['error'], 'error'],
  ['/en/nowhere', [], 'notFound.description'],
  ['/en/forbidden', ['notFound', 'error'], 'error'],
  ['/en/forbidden', ['notFound'], 'This page is not for you.'],
  // A fatal 404 is shown by the error screen.
  ['/en/docs/lost', ['notFound', 'error'], 'error'],
] as const)('%s with the slots %j shows "%s"', async ([path, names, expected]) => {
  const slots = Object.fromEntries(names.map((name) => [name, () => `[${name}]`]));
  const html = await renderPage({ ...app, slots }, await payloadOf(path), testFiles, { buildId: 'b1' });
  const [page] = split(html);
  expect(page).toContain(names.some((name) => name === expected) ? `[${expected}]` : expected);
});

async function payloadOf(path: string): Promise<Payload> {
  const result = await resolve(path);
  if (isRedirect(result)) throw new Error(`${path} is a redirect`);
  return result;
}

async function render(path: string): Promise<string> {
  return await renderPage(app, await payloadOf(path), testFiles, { buildId: 'b1' });
}

/** Splits the HTML into the page and the payload. */
function split(html: string): [page: string, payload: string] {
  const [page = '', rest = ''] = html.split('<script type="application/json" id="recto-payload">');
  return [page, rest.slice(0, rest.indexOf('</script>'))];
}
