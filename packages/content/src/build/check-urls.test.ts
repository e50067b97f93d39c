import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeFolder, writeFiles } from '../../fixtures/temp-folder.ts';
import { urlSchema } from '../collections/url-schema.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import { buildContent } from './build-content.ts';

const config = defineContent({
  locales: ['en'],
  collections: {
    pages: defineCollection({
      type: 'page',
      source: 'pages/**',
      schema: z.object({ link: urlSchema.optional(), links: z.array(z.object({ to: z.string() })).optional() }),
    }),
    facts: defineCollection({ type: 'data', source: 'facts/**' }),
  },
});

async function errorsOf(files: Record<string, string>) {
  const folder = makeFolder();
  writeFiles(join(folder, 'content'), files);
  const { errors } = await buildContent({ config, root: join(folder, 'content'), output: join(folder, 'a.sqlite') });
  return errors;
}

test('SEC-8: an unsafe URL is reported once, with its file, line, field and a hint', async () => {
  const [error, ...others] = await errorsOf({ 'pages/a.md': '---\ntitle: A\nlink: "javascript:alert(1)"\n---\n' });
  expect(others).toEqual([]);
  expect(error).toMatchObject({ code: 'field/invalid', file: 'pages/a.md', line: 3 });
  expect(error?.message).toBe(
    'Field "link" is "javascript:alert(1)": A URL must start with http:, https:, mailto: or tel:, or be a path, and must not contain control characters.',
  );
  expect(error?.hint).toContain('Correct the value in the file');
});

test.for([
  ['pages/a.md', '---\nlinks:\n  - to: "JaVaScRiPt:alert(1)"\n---\n', 'links.0.to'],
  ['pages/a.md', '---\nseo:\n  image: "javascript:alert(1)"\n---\n', 'seo.image'],
  ['pages/a.md', '---\nseo:\n  image: "blob:https://a.example/1"\n---\n', 'seo.image'],
  ['pages/a.md', '---\nnavigation:\n  to: "java\\tscript:alert(1)"\n---\n', 'navigation.to'],
  ['pages/a.md', '---\nextra:\n  avatar: { src: "data:text/html,x" }\n---\n', 'extra.avatar.src'],
  ['pages/a.md', '---\nimages: ["/a.png", "vbscript:x"]\n---\n', 'images.1'],
  ['pages/.navigation.yml', 'demo: "&#106;avascript:alert(1)"\n', 'demo'],
  ['facts/a.yml', 'button:\n  ctaUrl: "\\u0001javascript:alert(1)"\n', 'button.ctaUrl'],
  ['facts/a.json', '{ "href": "javascript&colon;alert(1)" }', 'href'],
  ['facts/a.csv', 'name,url\none,/a\ntwo,javascript:alert(1)\n', 'url'],
] as const)('SEC-8: in %s, %j is rejected: %s', async ([file, text, field]) => {
  const errors = await errorsOf({ [file]: text });
  expect(errors.map(({ message }) => /^Field "([^"]*)"/u.exec(message)?.[1])).toEqual([field]);
});

test.for([
  ['pages/a.md', '---\ntitle: "javascript: the good parts"\ndescription: "data: what it is"\nlink: /docs\n---\n'],
  ['pages/a.md', '---\nlink: mailto:a@site.example\nseo: { image: /a.png }\nicon: "lucide:link"\n---\n'],
  ['facts/a.yml', 'url: ftp://files.example/a\nimage: "data:image/png;base64,AAAA"\nto: 7\n'],
] as const)('SEC-8: in %s, %j is accepted', async ([file, text]) => {
  expect(await errorsOf({ [file]: text })).toEqual([]);
});
