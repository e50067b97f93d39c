import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { headersOf, inlineScripts, request } from '../../fixtures/test-requests.ts';

describe('bots', () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Testbot/2.1)' };

  test.for([
    ['/en/nowhere', 404, 'Page not found: /en/nowhere'],
    ['/en/forbidden', 403, 'This page is not for you.'],
    ['/en/broken', 500, 'Internal Server Error'],
    ['/en/undrawable', 500, 'Internal Server Error'],
  ] as const)('get no page for the error at %s, which is logged', async ([path, status, text]) => {
    const reported: unknown[] = [];
    const response = await request(path, { headers }, { report: (error) => reported.push(error) });
    expect(response.status).toBe(status);
    expect(headersOf(response, 'content-type', 'vary')).toEqual([
      'text/plain; charset=utf-8',
      'accept, user-agent, accept-encoding',
    ]);
    expect(await response.text()).toBe(text);
    expect(reported.at(-1)).toBe(`${status} ${text}, requested by a bot`);
  });

  test('get pages like other clients', async () => {
    const response = await request('/en/docs/start', { headers });
    expect(await response.text()).toContain('Before the tabs.');
  });

  test.for([
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', false],
    ['Mozilla/5.0 (Linux; Android 11) CUBOT X30', true],
    ['Chrome-Lighthouse', true],
    ['LIGHTHOUSE/12', true],
    ['facebookexternalhit/1.1', true],
    ['FacebookExternalHit', true],
    ['facebook external hit', false],
    ['Mediapartners-Google', true],
    ['Googler/1.0', true],
    ['robotics', true],
    ['', false],
  ] as const)('BEH-11: the user agent "%s" is a bot: %s', async ([agent, isBot]) => {
    const response = await request('/en/nowhere', { headers: { 'user-agent': agent } });
    expect(response.headers.get('content-type')?.startsWith('text/plain')).toBe(isBot);
    expect(response.headers.get('vary')).toContain('user-agent');
  });
});

describe('an error', () => {
  test('while a page is rendered is reported, and an error page is shown', async () => {
    const reported: unknown[] = [];
    const response = await request('/en/undrawable', {}, { report: (error, path) => reported.push([error, path]) });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('<p>Internal Server Error</p>');
    expect(reported).toEqual([[new Error('a secret of the screen'), '/en/undrawable']]);
  });

  /** A request for a page whose component fails. */
  const requestFailing = async (mode: 'dev' | 'server') => {
    const reported: unknown[] = [];
    const tabs = {
      items: true,
      load: async () => (): never => {
        throw new Error('a secret of the component');
      },
    };
    const response = await request(
      '/en/docs/start',
      {},
      { mode, app: { components: { tabs } }, report: (error, path) => reported.push([error, path]) },
    );
    return { status: response.status, html: await response.text(), reported };
  };

  test('in a markdown component removes it from the page, is reported once, and is hidden from visitors', async () => {
    const { status, html, reported } = await requestFailing('server');
    expect(status).toBe(200);
    expect(html).toContain('Before the tabs.');
    expect(html).not.toContain('a secret of the component');
    expect(html).not.toContain('recto-failed');
    const error = Object.assign(new Error('a secret of the component'), { component: 'tabs' });
    expect(reported).toEqual([[error, '/en/docs/start']]);
  });

  test('in a markdown component is shown instead of it in development', async () => {
    const { status, html } = await requestFailing('dev');
    expect(status).toBe(200);
    expect(html).toContain('Before the tabs.');
    expect(html).toMatch(/<recto-failed><strong>::.*tabs.* fails<\/strong>a secret of the component<code>.+<\/code>/u);
  });

  test('while the error page is rendered is reported, and a plain text is sent', async () => {
    const reported: unknown[] = [];
    const error = (): never => {
      throw new Error('a secret of the error screen');
    };
    const setting = { app: { slots: { error } }, report: (error: unknown) => reported.push(error) };
    const response = await request('/en/nowhere', {}, setting);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('Internal Server Error');
    expect(reported).toEqual([new Error('a secret of the error screen')]);
    await expect(request('/en/nowhere', {}, { ...setting, mode: 'dev' })).rejects.toThrow('a secret');
  });
});

describe('the Content-Security-Policy', () => {
  test.for(['/en/docs/start', '/en/nowhere', '/404.html'])(
    'contains the hash of the inline script in %s',
    async (path) => {
      const response = await request(path);
      const scripts = inlineScripts(await response.text());
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(scripts).toHaveLength(1);
      for (const script of scripts) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      }
      // Only `style` attributes may be inline.
      expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
    },
  );

  test('DEV-1: differs in development only in the styles and the worker of the dev server', async () => {
    const policyIn = async (mode: 'dev' | 'server') =>
      (await request('/en/docs/start', {}, { mode })).headers.get('content-security-policy');
    expect(await policyIn('dev')).toBe(
      (await policyIn('server'))?.replace(
        "style-src 'self';",
        // Vite uses a worker to wait for a server that restarts.
        "style-src 'self' 'nonce-recto-dev'; worker-src 'self' blob:;",
      ),
    );
  });
});
