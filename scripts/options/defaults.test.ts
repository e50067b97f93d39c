/** Defaults that are described in words, because the code has no literal value for them, are tested here. */
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import config from '../../packages/content/fixtures/build/content.config.ts';
import { makeFolder, writeFiles } from '../../packages/content/fixtures/temp-folder.ts';
import { buildContent } from '../../packages/content/src/build/build-content.ts';
import { openSources } from '../../packages/content/src/build/list-tasks.ts';
import { workerCount } from '../../packages/content/src/build/worker-pool.ts';
import { defineCollection, defineContent } from '../../packages/content/src/collections/collection.ts';
import { buildColumns, ownColumns } from '../../packages/content/src/collections/columns.ts';
import { compileBody } from '../../packages/content/src/render/compile-body.ts';
import { RUNNING_REMOTE } from '../../packages/content/src/store/open-limited-store.ts';
import { resolveQueryLimits } from '../../packages/content/src/store/query-limits.ts';
import { createTestApp, noContent, testServer } from '../../packages/site/fixtures/test-app.tsx';
import { plainComponents } from '../../packages/site/src/body/plain-components.ts';
import { callTool } from '../../packages/site/src/mcp/call-tool.ts';
import { createListCollections } from '../../packages/site/src/mcp/tools/list-collections.ts';
import { createResolver } from '../../packages/site/src/server/resolve-page.ts';
import { testFileContext } from '../../packages/site/fixtures/test-files.ts';
import { listMarks } from './documents.ts';
import { parseMark } from './mark.ts';
import { findDeclared, readModule } from './module.ts';
import { readFields } from './read-fields.ts';

const site = { title: 'Site', locales: [{ code: 'en', name: 'English' }] } as const;

const defaultTests: Record<string, (words: string) => unknown> = {
  "PageAbout.kind: `'page'`": async () => {
    const app = createTestApp();
    const resolve = createResolver({ app, server: testServer, content: noContent, report: () => undefined });
    expect(await resolve('/en/docs/start')).toMatchObject({ about: { kind: 'page' } });
  },
  'CollectionConfig.schema: no fields': () => {
    expect(ownColumns(defineCollection({ type: 'data', source: '**' }))).toEqual({});
  },
  'ToolConfig.text: the result as JSON': async () => {
    const tool = createListCollections({ site, content: noContent, collections: [] });
    const context = { ...testFileContext, site };
    const { content } = await callTool({ tool }, 'tool', {}, { context, report: () => undefined });
    expect(content).toEqual([{ type: 'text', text: '{"collections":[]}' }]);
  },
  'CollectionConfig.columns: those of the schema': () => {
    expect(buildColumns(config.collections.docs)).toMatchObject({ rank: 'integer', level: 'string' });
  },
  'FolderSourceConfig.cwd: the content folder': async () => {
    const { sources } = await openSources({ config, root: '/site/content', cache: '/site/cache' });
    expect(sources.map(({ base }) => base)).toEqual(Array(4).fill('/site/content'));
  },
  'GitSourceConfig.branch: the default branch of the repository': async () => {
    const { base } = await openRepository();
    expect(existsSync(join(base, 'docs/a.md'))).toBe(true);
  },
  'GitSourceConfig.folder: its root': async () => {
    const { base } = await openRepository();
    expect(existsSync(join(base, 'root.md'))).toBe(true);
  },
  'BuildOptions.configFile: none: no cached rows, no threads': async () => {
    const { output, root } = makeSite();
    await buildContent({ config, root, output });
    expect(existsSync(join(output, '../cache/rows.sqlite'))).toBe(false);
  },
  'BuildOptions.cache: `cache` next to `output`': async () => {
    const { output, root } = makeSite();
    const configFile = join(import.meta.dirname, '../../packages/content/fixtures/build/content.config.ts');
    await buildContent({ config, configFile, root, output });
    expect(existsSync(join(output, '../cache/rows.sqlite'))).toBe(true);
  },
  'BuildOptions.components: components are not checked': async () => {
    const { output, root } = makeSite();
    writeFiles(root, { 'docs/9.card.md': '---\ntitle: Card\n---\n\n::noet\nText.\n::\n' });
    expect((await buildContent({ config, root, output })).warnings).toEqual([]);
  },
  'BuildOptions.publicFolder: links and media are not checked': async () => {
    const { output, root } = makeSite();
    writeFiles(root, { 'docs/9.picture.md': '---\ntitle: Picture\n---\n\n![Gone](/gone.png) [Gone](/docs/gone)\n' });
    expect((await buildContent({ config, root, output })).warnings).toEqual([]);
    const checked = await buildContent({ config, root, output, publicFolder: makeFolder() });
    expect(checked.warnings.map(({ code }) => code)).toContain('media/missing');
  },
  'BuildOptions.strict: the setting in the configuration': async () => {
    const { output, root } = makeSite();
    writeFiles(root, { 'docs/9.blink.md': '---\ntitle: Blink\n---\n\nSome <blink>text</blink>.\n' });
    const built = await buildContent({ config: { ...config, strict: true }, root, output });
    expect([built.errors.length, built.warnings.length]).toEqual([1, 0]);
    const other = await buildContent({ config, root, output });
    expect([other.errors.length, other.warnings.length]).toEqual([0, 1]);
  },
  'QueryLimits.running: 2 for a file, 8 for a shared database': () => {
    expect([resolveQueryLimits().running, RUNNING_REMOTE]).toEqual([2, 8]);
  },
  'BuildOptions.threads: one less than the number of cores, at least one': () => {
    expect(workerCount()).toBe(Math.max(1, availableParallelism() - 1));
  },
  'BuildOptions.onWarning: prints a warning with `process.emitWarning`': async () => {
    const { repository, open } = await openRepository();
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue();
    renameSync(repository, `${repository}.gone`);
    await open();
    expect(warn).toHaveBeenCalledOnce();
  },
  'RenderMap.image: a plain `img`': () => {
    const [html] = compileBody([['img', { src: '/a.png', alt: 'A' }]], { interactive: {}, trees: {} });
    expect(html).toBe('<img src="/a.png" alt="A">');
  },
  'CalloutProps.title: the name of the kind': () => {
    expect(compile(['tip', {}])).toContain('>Tip</p>');
  },
  'AccordionItemProps.name: that of the accordion': () => {
    expect(compile(['accordion', { name: 'one' }, ['accordion-item', { label: 'A' }]])).toContain('name="one"');
  },
  'CollapsibleProps.name: the translation of "details"': () => {
    expect(compile(['collapsible', {}])).toContain('Show details');
  },
};

test('every default in words has a test below', () => {
  const described = listMarks().flatMap((text) => {
    const { file, name } = parseMark(text);
    const declared = findDeclared(readModule(file), name);
    return (declared ? readFields(declared) : []).flatMap(({ name: field, defaultText }) =>
      defaultText === undefined ? [] : [`${name}.${field}: ${defaultText}`],
    );
  });
  expect(new Set(described)).toEqual(new Set(Object.keys(defaultTests)));
});

test.for(Object.entries(defaultTests))('%s', { timeout: 60_000 }, async ([words, prove]) => {
  await prove(words);
  expect.hasAssertions();
});

function compile(node: Parameters<typeof compileBody>[0][number]): string {
  const [html] = compileBody([node], { interactive: {}, trees: plainComponents() });
  return typeof html === 'string' ? html : '';
}

function makeSite() {
  const folder = makeFolder();
  writeFiles(folder, { 'content/en/docs/a.md': '# A' });
  return { root: join(folder, 'content'), output: join(folder, '.recto/content.sqlite') };
}

/** Creates a repository with an unusual default branch, and opens it as a source. */
async function openRepository() {
  const folder = makeFolder();
  const repository = join(folder, 'repository');
  writeFiles(repository, { 'root.md': '# Root', 'docs/a.md': '# A' });
  const git = (...parameters: string[]): void => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@site.invalid'];
    execFileSync('git', [...author, '-C', repository, ...parameters], { stdio: 'pipe' });
  };
  git('init', '--quiet', '--initial-branch=unusual');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
  const elsewhere = defineContent({
    locales: ['en'],
    collections: { docs: defineCollection({ type: 'page', source: { repository, include: '**' } }) },
  });
  const open = async () => await openSources({ config: elsewhere, root: folder, cache: join(folder, 'cache') });
  const { sources, errors } = await open();
  if (errors[0]) throw errors[0];
  return { repository, base: sources[0]?.base ?? '', open };
}
