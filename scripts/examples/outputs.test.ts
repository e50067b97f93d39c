import { rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { sitesFolder } from './example-site.ts';
import { canRun, commandsOf, runListed, runShownCommands } from './run-outputs.ts';
import { notRun, runElsewhere } from './not-run.ts';
import { outputs } from './outputs/outputs.ts';
import { readPages } from './pages.ts';
import { isSame, partsOf, shownOutputs, normaliseOutput } from './shown-outputs.ts';

vi.setConfig({ testTimeout: 240_000 });

afterAll(() => {
  rmSync(sitesFolder, { recursive: true, force: true });
});

const pages = readPages('en');
const showing = pages
  .filter((page) => shownOutputs(page).length > 0 || commandsOf(page).some(canRun))
  .map((page) => [page.name, page] as const);

test.for(showing)('%s shows the actual output', async ([, page]) => {
  const listed: unknown[][] = [];
  for (const output of outputs[page.name] ?? []) listed.push(partsOf(await runListed(page, output)));
  const printed = [...(await runShownCommands(page)).flatMap(partsOf), ...listed.flat()];
  const pageOutputs = shownOutputs(page);
  const tested = pageOutputs.filter(
    ({ text }) => !notRun.some(([name, start]) => name === page.name && text.startsWith(start)),
  );
  for (const output of tested) {
    if (printed.some((text) => isSame(output, text))) continue;
    const nearest =
      printed
        .map((it) => (typeof it === 'string' ? it : JSON.stringify(it, null, 2)))
        .sort((a, b) => commonPrefixLength(b, output.text) - commonPrefixLength(a, output.text))[0] ?? '';
    expect(normaliseOutput(nearest, output.language), `${page.file}:${output.line}`).toBe(
      normaliseOutput(output.text, output.language),
    );
  }
  const unused = listed.filter((texts) => !pageOutputs.some((output) => texts.some((text) => isSame(output, text))));
  expect(unused, `listed for ${page.name}, but not shown there`).toEqual([]);
});

test('every listed output belongs to an existing page', () => {
  expect(Object.keys(outputs).filter((name) => !pages.some((page) => page.name === name))).toEqual([]);
  const unknown = notRun.filter(
    ([name, start]) =>
      !pages.some((page) => page.name === name && shownOutputs(page).some(({ text }) => text.startsWith(start))),
  );
  expect(unknown).toEqual([]);
});

test('every command is run here, or listed as run by other tests', () => {
  const left = pages.flatMap((page) =>
    commandsOf(page)
      .filter((command) => !canRun(command) && !runElsewhere.some(([pattern]) => pattern.test(command)))
      .map((command) => `${page.file}: ${command}`),
  );
  expect(left).toEqual([]);
});

/** Number of equal characters at the beginning of two texts. */
function commonPrefixLength(one: string, other: string): number {
  const at = Array.from({ length: one.length }).findIndex((_, index) => one[index] !== other[index]);
  return at === -1 ? one.length : at;
}
