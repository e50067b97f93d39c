import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import config from '../../fixtures/build/content.config.ts';
import { writeFiles } from '../../fixtures/temp-folder.ts';
import { createTestSite } from '../../fixtures/build/test-site.ts';
import type { ComponentDescription } from '../components/component-description.ts';
import type { ContentError } from '../errors.ts';

vi.setConfig({ testTimeout: 60_000 });

const configFile = fileURLToPath(new URL('../../fixtures/build/content.config.ts', import.meta.url));
const files = {
  'en/docs/a.md': '# A\n\n::box\ntext\n::',
  'en/docs/b.draft.md': '# B\n\n::box\ntext\n::',
  'en/docs/c.md': '# C\n\nA <blink>word</blink>.',
};
const WARNINGS = ['en/docs/a.md:3:1 component/unknown', 'en/docs/c.md:3:3 markup/element'];
const box: ComponentDescription = { name: 'box', props: { type: 'object' }, slots: [] };

function positionsOf(warnings: readonly ContentError[]): string[] {
  return warnings.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
}

/** Creates a folder with these files, and counts how often one of them is parsed. */
function createSite() {
  const beforeParse = vi.fn<() => undefined>();
  const site = createTestSite({ ...config, hooks: { beforeParse } }, files);
  return { ...site, parsed: () => beforeParse.mock.calls.length };
}

test('a build reports warnings, also for files that it does not parse again', async () => {
  const { build, parsed, output } = createSite();
  const options = { configFile, threads: 0, components: async () => [] };
  expect(positionsOf((await build(options)).warnings)).toEqual(WARNINGS);
  const count = parsed();
  expect(positionsOf((await build(options)).warnings)).toEqual(WARNINGS);
  // Without the data of the last build, rows come from the cache.
  rmSync(output);
  expect(positionsOf((await build(options)).warnings)).toEqual(WARNINGS);
  expect(parsed()).toBe(count);
});

test('an added component is recognised without parsing a file again', async () => {
  const { build, parsed } = createSite();
  await build({ configFile, threads: 0, components: async () => [] });
  const count = parsed();
  const { warnings } = await build({ configFile, threads: 0, components: async () => [box] });
  expect(positionsOf(warnings)).toEqual(WARNINGS.slice(1));
  expect(parsed()).toBe(count);
});

test('threads report the same warnings', async () => {
  const { build } = createTestSite(config, files);
  expect(positionsOf((await build({ configFile, threads: 2, components: async () => [] })).warnings)).toEqual(WARNINGS);
});

test.for([
  ['the build', { strict: true }, {}],
  ['the configuration', {}, { strict: true }],
] as const)('where %s is strict, warnings are errors and the last database is kept', async ([, options, setting]) => {
  const { build, write, output } = createTestSite({ ...config, ...setting }, { 'en/docs/a.md': '# A' });
  await build(options);
  const before = readFileSync(output);
  write(files);
  const { errors, warnings } = await build({ ...options, components: async () => [] });
  expect(positionsOf(errors)).toEqual(WARNINGS);
  expect(warnings).toEqual([]);
  expect(readFileSync(output).equals(before)).toBe(true);
});

describe('links', () => {
  const linked = { ...config, links: ['/tools'] };
  const TARGET = { 'en/docs/b.md': '# B\n\n## Part' };
  const SOURCE = {
    'en/docs/a.md':
      '# A\n\n[B](/en/docs/b#part) [tools](/en/tools) ![logo](/logo.svg) [C](/en/docs/c)\n\n[D](/en/docs/b#d) ![none](/none.svg)',
  };
  const BROKEN = ['en/docs/a.md:3:64 link/missing', 'en/docs/a.md:5:5 link/anchor', 'en/docs/a.md:5:27 media/missing'];
  /** Creates a site with these files and a public folder. */
  const createLinkedSite = (files: Record<string, string>) => {
    const { folder, root, build } = createTestSite(linked, files);
    const publicFolder = join(folder, 'public');
    writeFiles(publicFolder, { 'logo.svg': '<svg/>' });
    return { root, build, options: { configFile, threads: 0, publicFolder } };
  };

  test('a build reports broken links, anchors and media, also of files that it does not parse again', async () => {
    const { root, build, options } = createLinkedSite({ ...SOURCE, ...TARGET });
    expect(positionsOf((await build({ threads: 0 })).warnings)).toEqual([]);
    expect(positionsOf((await build(options)).warnings)).toEqual(BROKEN);
    expect(positionsOf((await build(options)).warnings)).toEqual(BROKEN);
    rmSync(join(root, 'en/docs/b.md'));
    expect(positionsOf((await build(options)).warnings)).toEqual([
      'en/docs/a.md:3:5 link/missing',
      BROKEN[0],
      'en/docs/a.md:5:5 link/missing',
      BROKEN[2],
    ]);
  });

  test('a link to a file with an error is not reported as broken', async () => {
    const { build, options } = createLinkedSite({ ...SOURCE, 'en/docs/b.md': '---\ntitle: "open\n---\n' });
    const { errors, warnings } = await build(options);
    expect(errors).toHaveLength(1);
    expect(positionsOf(warnings)).toEqual([BROKEN[0], BROKEN[2]]);
  });

  test('links to drafts are reported, and those in drafts are not', async () => {
    const { build, options } = createLinkedSite({
      'en/docs/a.md': '# A\n\n[B](/en/docs/b)',
      'en/docs/b.md': '---\ndraft: true\n---\n# B\n\n[C](/en/docs/c)',
    });
    expect(positionsOf((await build(options)).warnings)).toEqual(['en/docs/a.md:3:5 link/draft']);
  });
});
