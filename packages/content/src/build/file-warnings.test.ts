import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import config from '../../fixtures/build/content.config.ts';
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
