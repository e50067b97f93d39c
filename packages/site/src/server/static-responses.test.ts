import { describe, expect, test } from 'vitest';
import { oneLanguage } from '../../fixtures/test-app.tsx';
import { inlineScripts, request } from '../../fixtures/test-requests.ts';

describe('a static site', () => {
  test('redirects in the browser at its root', async () => {
    const response = await request('/', {}, { mode: 'static' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('location.replace');
  });

  test('with one language has a page at its root', async () => {
    const response = await request('/', {}, { mode: 'static', site: oneLanguage });
    expect(await response.text()).toContain('<main><article>');
  });

  test.for([
    ['/ar/old', '<html lang="ar" dir="rtl">', '/ar/docs/start'],
    ['/old-part', '<html lang="en" dir="ltr">', '/en/docs/start#end'],
    ['/away', '<html lang="en" dir="ltr">', 'https://away.example/there'],
    ['/api/old', '<html lang="en" dir="ltr">', '/en/docs/start'],
  ] as const)('has a redirect page at %s', async ([path, opening, target]) => {
    const response = await request(path, {}, { mode: 'static' });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(opening);
    expect(html).toContain(`<a href="${target}">`);
  });

  test('has a file with its redirects', async () => {
    const response = await request('/_redirects', {}, { mode: 'static' });
    expect(await response.text()).toContain('/ar/old /ar/docs/start 301\n');
  });

  test.for([
    ['/404.html', '<html lang="en" dir="ltr">'],
    ['/ar/404.html', '<html lang="ar" dir="rtl">'],
  ])('has a 404 page at %s with the redirect script', async ([path = '', opening]) => {
    const html = await (await request(path, {}, { mode: 'static' })).text();
    expect(html).toContain(opening);
    expect(inlineScripts(html)).toHaveLength(2);
  });
});
