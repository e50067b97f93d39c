import { expect, test } from 'vitest';
import { serve } from '../../../content/fixtures/serve.ts';
import { openUrl } from './open-url.ts';

test('requests each path of a site once, below the given URL', async () => {
  const requests: string[] = [];
  const address = await serve(({ url = '' }, response) => {
    requests.push(url);
    if (url === '/base/') response.writeHead(302, { location: '/base/en' }).end();
    else if (url === '/base/en')
      response.writeHead(200, { 'content-type': 'text/html', 'x-robots-tag': 'noindex' }).end('<h1>Ü</h1>');
    else if (url === '/base/a%20b') response.writeHead(200, { 'content-type': 'image/png' }).end('picture');
    else response.writeHead(404, { 'content-type': 'text/html' }).end('none');
  });
  const site = openUrl(`${address}/base/?x#y`);
  expect([site.start, site.url]).toEqual([['/'], `${address}/base`]);
  expect(await site.open('/')).toMatchObject({ isPage: false, redirect: '/base/en' });
  const page = await site.open('/en');
  expect(page).toMatchObject({ location: `${address}/base/en`, isPage: true, isHidden: true, redirect: undefined });
  expect(await page?.read()).toBe('<h1>Ü</h1>');
  expect(await site.open('/a b')).toMatchObject({ isPage: false, isHidden: false });
  expect([await site.open('/none'), await site.open('/none')]).toEqual([undefined, undefined]);
  expect(requests).toEqual(['/base/', '/base/en', '/base/a%20b', '/base/none']);
});

test('reports a site that does not respond', async () => {
  await expect(openUrl('http://127.0.0.1:1').open('/')).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\/ does not respond: /u,
  );
});
