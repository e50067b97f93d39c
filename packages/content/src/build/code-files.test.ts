import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestSite } from '../../fixtures/build/test-site.ts';
import { defineCollection, defineContent } from '../collections/collection.ts';
import type { DocumentBody } from '../parse/document.ts';
import { renderMarkdown } from '../markdown-text/render-markdown.ts';
import { plainTree } from '../plain/plain-tree.ts';
import { createDevContent } from './dev-content.ts';

const configFile = new URL('../../fixtures/build/content.config.ts', import.meta.url).pathname;
const config = defineContent({
  locales: ['en'],
  collections: { docs: defineCollection({ type: 'page', source: 'docs/**' }) },
});

/** Creates a content folder whose pages show files next to it. */
function createSite(fence: string, files: Record<string, string>) {
  const workshop = createTestSite(config, { 'docs/a.md': `# A\n\n${fence}\n` });
  const put = (name: string, text: string): void => {
    mkdirSync(dirname(join(workshop.folder, name)), { recursive: true });
    writeFileSync(join(workshop.folder, name), text);
  };
  put('.git/HEAD', '');
  for (const [name, text] of Object.entries(files)) put(name, text);
  const shown = async (): Promise<string> => {
    const [row] = await workshop.rows('docs');
    const { nodes = [] } = (row?.['body'] ?? {}) as Partial<DocumentBody>;
    return renderMarkdown(plainTree(nodes));
  };
  return { ...workshop, put, shown };
}

const fence = (info: string): string => `\`\`\`${info}\n\`\`\``;

test('a code block shows a file of the repository, also in the markdown version', async () => {
  const { build, shown } = createSite(fence('ts file="src/a.ts" region="b"'), {
    'src/a.ts': 'x;\n// #region b\nconst b = 1;\n// #endregion\n',
  });
  expect((await build()).errors).toEqual([]);
  expect(await shown()).toContain('```ts [src/a.ts]\nconst b = 1;\n```');
});

test('a path that starts with a dot is relative to the file it is written in', async () => {
  const { build, shown } = createSite(`- In a list:\n\n  ${fence('file="./example.json"').replace('\n', '\n  ')}`, {
    'content/docs/example.json': '{ "a": 1 }\n',
  });
  // A data file in the folder is not a page of the collection.
  const { errors } = await build({
    config: defineContent({
      ...config,
      collections: { docs: defineCollection({ type: 'page', source: 'docs/*.md' }) },
    }),
  });
  expect(errors).toEqual([]);
  expect(await shown()).toContain('{ "a": 1 }');
});

test.for([
  ['src/none.ts', 'the file does not exist'],
  ['src', 'the file does not exist'],
  ['../../../outside.ts', 'it is outside of the repository'],
  ['./../../../outside.ts', 'it is outside of the repository'],
  ['/../../etc/passwd', 'it is outside of the repository'],
  ['out.ts', 'it is outside of the repository'],
  ['.env', 'it may hold secrets'],
  ['.env.production', 'it may hold secrets'],
  ['hidden.txt', 'it may hold secrets'],
  ['.git/HEAD', 'it may hold secrets'],
  ['keys/server.pem', 'it may hold secrets'],
  ['picture.bin', 'it is not text'],
] as const)('%s is rejected: %s', async ([file, reason]) => {
  const { build, folder } = createSite(fence(`txt file="${file}"`), {
    '.env': 'KEY=1',
    '.env.production': 'KEY=1',
    'src/a.ts': '',
    'keys/server.pem': 'x',
    'picture.bin': '\0',
  });
  symlinkSync('/etc/hosts', join(folder, 'out.ts'));
  symlinkSync(join(folder, '.env'), join(folder, 'hidden.txt'));
  const { errors } = await build();
  expect(errors.map(({ code, file: page, line, message }) => [code, page, line, message])).toEqual([
    ['code/file', 'docs/a.md', 3, `"${file}" cannot be shown: ${reason}.`],
  ]);
});

test('an example of an environment file is not a secret', async () => {
  const { build, shown } = createSite(fence('sh file=".env.example"'), { '.env.example': 'KEY=\n' });
  expect((await build()).errors).toEqual([]);
  expect(await shown()).toContain('KEY=');
});

test.for([
  [fence('ts file="a.ts" region="none"'), 'code/part', '"a.ts" cannot be shown: it has no region "none".'],
  ['```ts file="a.ts"\nown\n```', 'code/text', 'The code block refers to the file "a.ts", but also contains text.'],
] as const)('%j is an error', async ([text, code, message]) => {
  const { build } = createSite(text, { 'a.ts': 'x' });
  expect((await build()).errors).toMatchObject([{ code, message, file: 'docs/a.md', line: 3 }]);
});

test('the next build shows an edit of a shown file, and builds nothing else again', async () => {
  const { build, put, shown } = createSite(fence('ts file="a.ts"'), { 'a.ts': 'const a = 1;' });
  const options = { configFile, threads: 0 };
  await build(options);
  await build(options);
  put('a.ts', 'const a = 2;');
  expect((await build(options)).errors).toEqual([]);
  expect(await shown()).toContain('const a = 2;');
});

test('a development server updates when a shown file is edited or created', async () => {
  const { root, output, put, folder } = createSite(fence('ts file="a.ts"'), {});
  const dev = await createDevContent({ config, root, output });
  expect(dev.errors()).toHaveLength(1);
  expect(dev.includedFiles()).toEqual([join(folder, 'a.ts')]);
  put('a.ts', 'const a = 1;');
  expect(await dev.processChange(join(folder, 'a.ts'))).toEqual([
    { kind: 'stored', file: 'docs/a.md', paths: ['/docs/a'] },
  ]);
  expect(dev.errors()).toEqual([]);
  put('a.ts', 'const a = 2;');
  expect(await dev.processChange(join(folder, 'a.ts'))).toMatchObject([{ kind: 'stored', paths: ['/docs/a'] }]);
  await dev.close();
});
