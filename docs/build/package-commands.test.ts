import { compileBody } from '@recto/content';
import { parseMarkdown } from '@recto/content/markdown';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPublished } from '../published.ts';
import { config } from '../tests/fixtures/website.ts';
import { packageCommands, translateCommand } from './package-commands.ts';

const root = join(import.meta.dirname, '../..');

async function render(text: string, isPublished: boolean): Promise<string> {
  const file = 'en/docs/page.md';
  const document = await packageCommands({ isPublished }).transform?.(await parseMarkdown(text, file), { file, text });
  const parts = compileBody(document?.body.nodes ?? [], { interactive: {}, trees: {} });
  return parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join('');
}

test.for([
  ['npm install', ['pnpm install', 'yarn install', 'bun install']],
  ['npm install pg zod', ['pnpm add pg zod', 'yarn add pg zod', 'bun add pg zod']],
  ['npm install --save-dev pg', ['pnpm add --save-dev pg', 'yarn add --dev pg', 'bun add --dev pg']],
  ['npm run dev', ['pnpm run dev', 'yarn run dev', 'bun run dev']],
  ['cd my-site', ['cd my-site', 'cd my-site', 'cd my-site']],
  [
    'npm create recto@latest my-site -- --languages en',
    [
      'pnpm create recto my-site --languages en',
      'yarn create recto my-site --languages en',
      'bun create recto my-site --languages en',
    ],
  ],
  ['npm install --legacy-peer-deps pg', [undefined, undefined, undefined]],
  ['npm init --yes', [undefined, undefined, undefined]],
] as const)('"%s" has the same meaning in pnpm, Yarn and Bun', ([line, expected]) => {
  expect((['pnpm', 'yarn', 'bun'] as const).map((manager) => translateCommand(line, manager))).toEqual(expected);
});

test('commands that install packages have a tab for each package manager', async () => {
  const names = ['npm', 'pnpm', 'yarn', 'bun'];
  const html = await render('```bash\nnpm install pg\n```', false);
  expect(names.filter((name) => !html.includes(`${name} `))).toEqual([]);
  expect(html).toContain('bun add pg');
  for (const text of [
    '```bash\nnpm run dev\n```',
    '```bash\nnpm init --yes\nnpm install pg\n```',
    '```sh\nnpm install pg\n```',
  ]) {
    expect(await render(text, true)).not.toContain('pnpm');
  }
});

test('until the packages are published, sites are created from a clone', async () => {
  const text = '```bash\nnpm create recto@latest my-site -- --yes\n```\n\nRun `npm create recto@latest my-site`.';
  const clone = await render(text, false);
  expect(clone.match(/node packages\/create-recto\/bin\/create-recto\.mjs my-site/gu)).toHaveLength(2);
  expect(clone).toContain('my-site --yes');
  expect(clone).not.toMatch(/npm create|pnpm/u);
  const registry = await render(text, true);
  expect(registry).not.toContain('packages/create-recto');
  expect(registry).toContain('yarn create recto my-site --yes');
});

test('the command of the home page creates a site as soon as the packages are published', async () => {
  const text = '---\ncommand: git clone it\n---\n';
  const file = 'en/index.md';
  const commands = await Promise.all(
    [false, true].map(async (isPublished) => {
      const transformer = packageCommands({ isPublished });
      return (await transformer.transform?.(await parseMarkdown(text, file), { file, text }))?.data['command'];
    }),
  );
  expect(commands).toEqual(['git clone it', 'npm create recto@latest']);
});

test('packages of Recto have no tabs until they are published', async () => {
  const text = '```bash\nnpm install @recto/site react\n```';
  expect(await render(text, false)).not.toContain('pnpm');
  expect(await render(text, true)).toContain('pnpm add @recto/site react');
});

test('notes for the time until the packages are published', async () => {
  const text = 'One. :until-published[Not **yet**.] Two.\n\n::until-published\n> [!NOTE]\n> From a clone.\n::';
  expect(await render(text, false)).toMatch(/One\. Not <strong>yet<\/strong>\. Two\..*From a clone\./su);
  const published = await render(text, true);
  expect(published).toMatch(/One\. +Two\./u);
  expect(published).not.toMatch(/yet|clone/u);
});

test('the READMEs and the documentation agree on whether the packages are published', () => {
  const readmes = ['README.md', ...globSync('packages/*/README.md', { cwd: root })];
  const saysUnpublished = (file: string): boolean =>
    readFileSync(join(root, file), 'utf8').includes('not on the npm registry yet');
  expect(readmes.filter((file) => saysUnpublished(file) === isPublished)).toEqual([]);
  expect(config.transformers?.map(({ name }) => name)).toContain('package commands');
});

test('every statement about the registry is in "until-published"', () => {
  const pages = globSync('docs/content/en/{docs,index.md}/**/*.md', { cwd: root });
  const outside = pages.filter((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const rest = text.replaceAll(/::until-published\n.*?\n *::\n|:until-published\[(?:[^[\]]|\[[^\]]*\])*\]/gsu, '');
    return /not on the npm registry|packages\/create-recto\/bin/u.test(rest);
  });
  expect(outside).toEqual([]);
});
