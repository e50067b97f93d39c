import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pinnedNode, root } from '../project.mjs';
import { copySite } from './ensure-installed.ts';
import { ensureOldestNode } from './oldest-node.ts';
import { runInstalled } from './run-installed.ts';

let cwd: string;
let oldest: string;

beforeAll(async () => {
  cwd = await copySite(join(root, 'examples', 'vite-react'));
  oldest = await ensureOldestNode();
}, 180_000);

test('the example builds with only the content engine', async () => {
  await runInstalled('tsc', [], { cwd });
  const output = await runInstalled('vite', ['build'], { cwd });
  expect(output).toMatch(/content: \d+ rows/u);
  expect(output).toContain('dist/__recto_content/notes/sql_dump.txt');
});

describe.for(['pinned', 'oldest'])('with the %s Node', (nodeVersion) => {
  const database = join('.recto', `${nodeVersion}.sqlite`);
  const recto = async (...args: string[]): Promise<string> =>
    await runInstalled('recto-content', [...args, '--database', database], {
      cwd,
      node: nodeVersion === 'pinned' ? pinnedNode() : oldest,
    });

  test('recto-content builds, shows information and runs queries', async () => {
    expect(await recto('build')).toContain(`Built ${database}: 7 rows`);
    expect(JSON.parse(await recto('info', '--json'))).toMatchObject({
      collections: [{ name: 'authors' }, { name: 'notes' }],
    });
    const statement = "SELECT COUNT(*) FROM notes WHERE path LIKE '/en/%'";
    expect(await recto('query', statement)).toMatch(/^ *3$/mu);
  });
});
