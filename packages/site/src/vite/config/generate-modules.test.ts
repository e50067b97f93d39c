import { defineCollection } from '@recto/content';
import { expect, test } from 'vitest';
import { REFERENCE } from '../../config/part.ts';
import type { Part } from '../../config/part.ts';
import { resolveSite } from '../../config/resolve-site.ts';
import {
  generateApp,
  generateBoot,
  generateGuards,
  generateMessages,
  generatePalette,
  generateServer,
} from './generate-modules.ts';

/** A part as it is in a bundled configuration. */
const part = (file: string): Part => (() => ({ [REFERENCE]: file })) as unknown as Part;
const components = { interactive: {}, static: {} };
const collection = defineCollection({ type: 'page', source: 'blog/*' });
const page = {
  path: '/blog',
  screen: part('/site/blog-screen.tsx'),
  feed: { module: part('/site/feed.server.ts'), folder: '/blog' },
  collections: { posts: collection },
};

function generate(config: object): Record<'server' | 'app' | 'browser' | 'guards', string> {
  const site = resolveSite({ title: 'A site', url: 'https://site.example', pages: [page], ...config });
  return {
    server: generateServer(site, { components, preloads: {} }),
    app: generateApp(site, { components, nested: {}, isBrowser: false }),
    browser: generateApp(site, { components, nested: {}, isBrowser: true }),
    guards: generateGuards(site),
  };
}

test('a site has feeds, an MCP endpoint and a search palette by default', () => {
  const { server, app } = generate({});
  expect(server).toContain('feed.server.ts');
  expect(server).toContain('"mcp": {');
  expect(app).toContain('"hasSearch": true');
});

test('redirects, rules and middleware are in the app module on the server, and in a separate module in browsers', () => {
  const { app, browser, guards } = generate({
    redirects: { '/old': '/blog' },
    rules: { '/blog/**': { middleware: ['members'] } },
    middleware: { members: part('/site/members.ts') },
  });
  for (const text of ['"/old"', '"/blog/**"', '/site/members.ts']) {
    expect(app).toContain(text);
    expect(guards).toContain(text);
    expect(browser).not.toContain(text);
  }
});

test('feeds: false imports no feed', () => {
  expect(generate({ feeds: false }).server).not.toContain('feed.server.ts');
});

test('passes on mcp: false and search: false', () => {
  const { server, app } = generate({ mcp: false, search: false });
  expect(server).toContain('"mcp": false');
  expect(app).toContain('"hasSearch": false');
});

test.for(['raw', 'offline'])('the browser module contains %s: false, but no default values', (name) => {
  expect(generate({}).browser).not.toContain(`"${name}"`);
  expect(generate({ [name]: false }).browser).toContain(`"${name}":false`);
});

test.for(['llms', 'sitemap'])('only the server module contains %s: false', (name) => {
  const { app, browser } = generate({ [name]: false });
  expect(app).toContain(`"${name}":false`);
  expect(browser).not.toContain(`"${name}"`);
});

test('only the server module contains the paths of the logo', () => {
  const { app, browser } = generate({ logo: '/logo.svg' });
  expect(app).toContain('"logoFiles":["/logo.svg"]');
  expect(browser).not.toContain('logoFiles');
});

test.for([
  [/\d{4}/u, '/^(?:\\d{4})$/u'],
  [/^\d{4}$/u, '/^(?:^\\d{4}$)$/u'],
  [/a|b/giu, '/^(?:a|b)$/iu'],
  [/a/my, '/^(?:a)$/'],
  [/a\/b/u, String.raw`/^(?:a\/b)$/u`],
] as const)('the pattern %s of a placeholder becomes %s in browsers, to match whole values', ([pattern, expected]) => {
  const site = resolveSite({
    title: 'A site',
    pages: [{ path: '/:year', screen: page.screen, params: { year: pattern } }],
  });
  const code = generateApp(site, { components, nested: {}, isBrowser: true });
  expect(code).toContain(`"params": { "year": ${expected} }`);
});

test('the search palette gets header entries without properties that only the header shows', () => {
  const entry = { label: 'header.docs', to: '/docs', icon: 'lucide:book', badge: { label: 'alpha' } };
  const site = resolveSite({
    title: 'A site',
    pages: [page],
    header: [{ ...entry, children: [{ ...entry, to: '/docs/start', description: 'The first page' }] }],
    search: { actions: [{ label: 'Status', to: '/status' }] },
  });
  const code = generatePalette(site);
  expect(code).toContain(
    '"header":[{"label":"header.docs","to":"/docs","children":[{"label":"header.docs","to":"/docs/start","description":"The first page"}]}]',
  );
  expect(code).toContain('actions = [{"label":"Status","to":"/status"}]');
  expect(code).not.toContain('lucide');
});

test('the list of shortcuts gets those of all features', () => {
  const shortcuts = [{ key: '.', label: 'header.studio' }];
  const site = resolveSite({ title: 'A site', pages: [page], features: [{ name: 'a', shortcuts }, { name: 'b' }] });
  expect(generatePalette(site)).toContain('shortcuts = [{"key":".","label":"header.studio"}];');
});

test('only sites with feedback have its question and its boot code', () => {
  expect(generate({}).browser).not.toContain('feedback');
  expect(generate({ feedback: '/api/feedback' }).browser).toContain('createFeedback("/api/feedback")');
  const site = { title: 'A site', pages: [page] };
  expect(generateBoot(resolveSite(site))).toBe('');
  expect(generateBoot(resolveSite({ ...site, feedback: '/api/feedback' }))).toContain('feedback.boot');
});

test('imports the messages of each language in the order in which they override each other', () => {
  const site = resolveSite({
    title: 'A site',
    pages: [page],
    locales: ['de'],
    messages: { de: part('/site/de.json') },
  });
  expect(generateMessages(site)).toMatch(
    /^export const messages = \{ "de": \[\(\) => import\(".*locales\/de\.json"\), \(\) => import\("\/site\/de\.json"\)\] \};$/u,
  );
});
