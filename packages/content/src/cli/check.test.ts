import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createCommandSite, databaseOf } from '../../fixtures/cli/command-site.ts';
import { makeFolder } from '../../fixtures/temp-folder.ts';
import { hashSource } from '../check/hash-source.ts';

vi.setConfig({ testTimeout: 120_000 });

const CONFIG = `{
  locales: ['en', 'fr'],
  links: ['/templates', '/studio/**'],
  collections: {
    docs: defineCollection({
      type: 'page',
      source: '**/*.{md,yml}',
      schema: z.object({ rank: z.int().optional() }),
    }),
    menu: defineCollection({ type: 'data', source: 'menu.json', schema: z.object({ items: z.array(z.any()) }) }),
  },
}`;

const SOURCE =
  '---\ndescription: First steps.\n---\n# Start\n\n## Setup\n\n[Guide](/en/guide#part), [here](#setup), [there](./2.guide.md#part).\n';

const GOOD = {
  'public/logo.svg': '<svg/>',
  'content/en/index.md':
    '---\ntitle: Home\ndescription: All.\nhero: { to: /en/templates, image: /logo.svg }\n---\n[All](/en/studio/new) ![Logo](/logo.svg) ![P](./p.png)\n',
  'content/en/p.png': 'picture',
  'content/en/1.start.md': SOURCE,
  'content/en/2.guide.md':
    '---\ndescription: All of it.\n---\n# Guide\n\n## Part\n\nNote[^1], [back](#note-1).\n\n[^1]: [Start](/en/start/).\n',
  'content/en/.navigation.yml': 'title: All',
  'content/fr/index.md': '---\ndescription: Tout.\n---\n# Accueil',
  'content/fr/1.start.md':
    '---\nsourceHash: HASH\ndescription: Premiers pas.\n---\n# Début\n\n[Guide](/fr/guide#part)\n',
  'content/menu.json': '{ "items": [{ "to": "/en/start#setup" }, { "href": "https://else.where/x" }] }',
};

const withHash = async (): Promise<typeof GOOD> => ({
  ...GOOD,
  'content/fr/1.start.md': GOOD['content/fr/1.start.md'].replace('HASH', `"${await hashSource(SOURCE)}"`),
});

test('valid content has no errors, and untranslated pages are only counted', async () => {
  const site = createCommandSite(CONFIG, await withHash());
  expect(await site.recto('check')).toEqual({
    code: 0,
    out: 'fr: 1 of 3 pages not translated\n\n0 errors, 0 warnings in 5 pages\n',
    err: '',
  });
  expect((await site.recto('check', '--verbose')).out).toBe(
    'fr: 1 of 3 pages not translated\n  /en/guide\n\n0 errors, 0 warnings in 5 pages\n',
  );
});

test('a missing folder of a collection is a warning', async () => {
  const config = CONFIG.replace(
    'collections: {',
    "collections: { blog: defineCollection({ type: 'page', source: 'blog/**' }),",
  );
  expect((await createCommandSite(config, await withHash()).recto('check')).out).toContain(
    'warning: The collection "blog" has no files: there is no folder content/blog.\n  Create it, or name other files in "source".\n',
  );
});

test('every kind of error is reported with its position, and warnings after errors', async () => {
  const site = createCommandSite(CONFIG, {
    ...(await withHash()),
    'content/en/1.start.md': `${SOURCE}\nMore.\n`,
    'content/en/3.bad.md': [
      '---',
      'links:',
      '  - to: /en/nowhere',
      'image: /none.png',
      '---',
      '# Bad',
      '',
      '[a](/start) and [b](#none)',
      'and [c](2.guide.md#none)',
      '',
      '![d](/none.svg) [e](/en/later)',
      '',
      '[f](./none.md)',
    ].join('\n'),
    'content/en/4.worse.md': '---\nrank: high\n---\n[a](/en/worst)',
    'content/en/5.later.draft.md': '# Later\n\n[a](/en/also-nowhere)',
    'content/fr/2.guide.md': '---\ntitle: Guide\nsourceHash: 12345678\n---\n',
    'content/fr/9.seul.md': '---\ndescription: Seul.\n---\n# Guide',
    'content/menu.json': '{ "items": [\n{ "to": "/en/menu" }] }',
  });
  const { code, out, err } = await site.recto('check');
  expect([code, err]).toEqual([1, '']);
  const guide = await hashSource(GOOD['content/en/2.guide.md']);
  const routes =
    '  Correct the link, or add the page or a file in public/. Add routes of your code to "links" in the configuration.';
  const describe =
    '  Add "description: …" with one sentence to its front matter. Search engines and shared links show it.';
  const beside = '  Add the file there, or correct the path. The path of a file next to the text starts with "./".';
  expect(out.split('\n\n')).toEqual([
    'content/en/3.bad.md:13:5: error: "./none.md" is not a file of a page collection.\n' +
      '  Correct the path, which is relative to this file, or add the page.',
    'content/en/4.worse.md:2:7: error: Field "rank" is "high": Invalid input: expected number, received string.\n' +
      '  Correct the value in the file, or the schema of its collection.',
    `content/en/3.bad.md:3:9: error: The link "/en/nowhere" does not lead to a page.\n${routes}`,
    `content/en/3.bad.md:4:8: error: "/none.png" is not a file in public/.\n${beside}`,
    'content/en/3.bad.md:8:5: error: The link "/start" does not lead to a page.\n  Did you mean "/en/start"?',
    'content/en/3.bad.md:8:21: error: The link "#none" does not match an id in this file.\n  Its ids: bad.',
    'content/en/3.bad.md:9:16: error: The link "/en/guide#none" does not match an id in en/2.guide.md.\n' +
      '  Its ids: guide, part, noteref-1, note-1.',
    `content/en/3.bad.md:11:6: error: "/none.svg" is not a file in public/.\n${beside}`,
    'content/en/3.bad.md:11:21: error: The link "/en/later" leads to a draft, which is not published.\n' +
      '  Publish that page too, or remove the link until then.',
    `content/en/4.worse.md:4:5: error: The link "/en/worst" does not lead to a page.\n${routes}`,
    `content/en/5.later.draft.md:3:5: error: The link "/en/also-nowhere" does not lead to a page.\n${routes}`,
    `content/menu.json:2:10: error: The link "/en/menu" does not lead to a page.\n${routes}`,
    'content/fr/2.guide.md:3:1: error: "sourceHash" is 12345678, which is not 16 hexadecimal digits.\n' +
      `  If the translation is up to date with en/2.guide.md, set sourceHash: "${guide}"`,
    'content/fr/9.seul.md: error: This translation has no original in the default language, en.\n' +
      '  Give it the same name and folder as its original, or write the original first.',
    'content/fr/1.start.md:2:1: warning: en/1.start.md has changed since this was translated.\n' +
      `  Update the translation, then set sourceHash: "${await hashSource(`${SOURCE}\nMore.\n`)}"`,
    ...['en/3.bad.md:6:1', 'en/4.worse.md', 'en/5.later.draft.md:1:1', 'fr/2.guide.md:2:1'].map(
      (position) => `content/${position}: warning: This page has no description.\n${describe}`,
    ),
    'content/fr/9.seul.md:4:1: warning: "Guide" is also the title of fr/2.guide.md.\n' +
      '  Give each page a different title, so that readers can distinguish them in menus, tabs and search results.',
    'fr: 2 of 5 pages not translated',
    '14 errors, 6 warnings in 10 pages\n',
  ]);
});

test('warnings alone do not fail the check', async () => {
  const site = createCommandSite(CONFIG, { ...(await withHash()), 'content/en/1.start.md': `${SOURCE}\nMore.` });
  const { code, out } = await site.recto('check');
  expect(code).toBe(0);
  expect(out).toMatch(/\n0 errors, 1 warning in 5 pages\n$/u);
});

test('text that is not shown is a warning, and an error with --strict', async () => {
  const site = createCommandSite(CONFIG, {
    ...(await withHash()),
    'content/en/3.form.draft.md': '# Form\n\n<form>a</form>',
  });
  const report = 'content/en/3.form.draft.md:3:1: LEVEL: The element <form> and its content are removed: “a”.\n';
  expect(await site.recto('check')).toMatchObject({
    code: 0,
    out: expect.stringContaining(report.replace('LEVEL', 'warning')) as string,
  });
  expect(await site.recto('check', '--strict')).toMatchObject({
    code: 1,
    out: expect.stringContaining(report.replace('LEVEL', 'error')) as string,
  });
  // A build leaves drafts out.
  expect(await site.recto('build', '--strict')).toMatchObject({ code: 0, err: '' });
});

test('the database is not changed, and no temporary files are left', async () => {
  const site = createCommandSite(CONFIG, await withHash());
  const temporary = makeFolder();
  expect((await site.rectoWith({ TMPDIR: temporary }, 'check')).code).toBe(0);
  expect(existsSync(databaseOf(site))).toBe(false);
  await site.recto('build');
  const good = readFileSync(databaseOf(site));
  site.write({ 'content/en/1.start.md': '# Another\n\n[x](/en/none)' });
  expect((await site.rectoWith({ TMPDIR: temporary }, 'check')).code).toBe(1);
  expect(readFileSync(databaseOf(site)).equals(good)).toBe(true);
  expect(readdirSync(temporary)).toEqual([]);
});

test('JSON contains everything', async () => {
  const site = createCommandSite(CONFIG, {
    ...(await withHash()),
    'content/en/1.start.md': '---\ntitle: Start\ndescription: First steps.\n---\n## Setup\n\n[x](/en/none)',
  });
  const { code, out } = await site.recto('check', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toEqual({
    errors: [
      {
        code: 'link/missing',
        message: 'The link "/en/none" does not lead to a page.',
        hint: expect.stringContaining('Correct the link') as string,
        file: 'content/en/1.start.md',
        line: 7,
        column: 5,
      },
    ],
    warnings: [
      {
        code: 'translation/outdated',
        message: 'en/1.start.md has changed since this was translated.',
        hint: expect.stringContaining('set sourceHash: "') as string,
        file: 'content/fr/1.start.md',
        line: 2,
        column: 1,
      },
    ],
    languages: [{ locale: 'fr', pages: 3, untranslated: ['/en/guide'] }],
    pages: 5,
  });
});

test('an invalid configuration is a single error', async () => {
  const site = createCommandSite(CONFIG.replace("'/templates'", "'templates'"), await withHash());
  expect(await site.recto('check')).toEqual({
    code: 1,
    out: [
      'content.config.ts: error: "templates" in "links" is not a path of the site.',
      '  Start it with "/".',
      '',
      '1 error, 0 warnings in 0 pages',
      '',
    ].join('\n'),
    err: '',
  });
});

test('with one language nothing is translated, and the public folder can be changed', async () => {
  const site = createCommandSite(
    `{ locales: ['en'], collections: { docs: defineCollection({ type: 'page', source: '**' }) } }`,
    {
      'content/index.md': '---\ndescription: All.\n---\n[a](/a) ![b](/deep/b.png)',
      'content/a.md': '---\ndescription: A part.\n---\n[home](/)',
      'files/deep/b.png': '',
    },
  );
  expect((await site.recto('check', '--public', 'files')).out).toBe('0 errors, 0 warnings in 2 pages\n');
  expect((await site.recto('check')).out).toMatch(/\n1 error, 0 warnings in 2 pages\n$/u);
});

test('content cannot send control codes to the terminal', async () => {
  const site = createCommandSite(CONFIG, {
    ...(await withHash()),
    'content/en/evil\u001b[8m.md':
      '# x\n\n<a href="/\u202E\u009b31m">x</a> <b id="\u001b]52;c;eA==\u0007">y</b> [z](#q)',
  });
  for (const option of [[], ['--json'], ['--verbose']]) {
    const { out, err } = await site.rectoWith({ FORCE_COLOR: '3' }, 'check', ...option);
    expect(out).toContain('evil');
    expect((out + err).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  }
});
