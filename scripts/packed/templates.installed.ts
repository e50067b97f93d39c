import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listTemplates } from '../../packages/create-recto/src/index.ts';
import { pinnedNode, root } from '../project.mjs';
import { run } from '../run.mjs';
import { BUILD_OUTPUTS, ensureInstalled } from './ensure-installed.ts';
import { ensureOldestNode } from './oldest-node.ts';
import { runInstalled } from './run-installed.ts';
import { runScript } from './run-npm.ts';
import { startCommand } from './servers.ts';
import { listUndeclared } from './undeclared-imports.ts';

interface Manifest {
  name: string;
  scripts: Record<'build' | 'check' | 'test', string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const folder = await ensureInstalled();
const gallery = listTemplates(join(root, 'templates'));
const templates = gallery.map(({ name }) => name);
/** Timeout of tests with builds, in milliseconds. */
const BUILD_TIMEOUT = 240_000;

const readManifest = (site: string): Manifest =>
  JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as Manifest;

/** Creates a site from a template with `create-recto`, in the folder where all packages are installed. */
async function create(
  template: string,
  at = `made-${template}`,
  { node = pinnedNode(), languages }: { node?: string; languages?: string } = {},
): Promise<string> {
  const site = join(folder, at);
  rmSync(site, { recursive: true, force: true });
  const options = ['--template', template, ...(languages === undefined ? [] : ['--languages', languages])];
  await runInstalled('create-recto', [site, ...options, '--no-git', '--yes'], { cwd: folder, node });
  return site;
}

test('the gallery is complete', () => {
  expect(templates.toSorted()).toEqual(['blog', 'docs', 'docs-i18n', 'minimal', 'portfolio', 'saas']);
});

describe.for(gallery)('$name', ({ name: template, languages }) => {
  test('can be created, checked, built, tested and started from the packages', { timeout: BUILD_TIMEOUT }, async () => {
    const cwd = await create(template);
    const { name, scripts } = readManifest(cwd);
    expect(name).toBe(basename(cwd));
    const config = (site: string): string => readFileSync(join(site, 'recto.config.ts'), 'utf8');
    expect(config(cwd)).toBe(config(join(root, 'templates', template)));
    // The type check needs the generated types of the collections.
    expect(scripts.check).toMatch(/ && recto types && tsc$/u);
    expect(await runScript('check', cwd)).toContain('Wrote .recto/types.d.ts.');
    // The tests read the build, so they build the site first.
    expect(scripts.test).toMatch(new RegExp(`^${scripts.build} && `, 'u'));
    const output = await runScript('test', cwd);
    expect(output).toMatch(/pass [1-9]/u);
    expect(output).toContain('fail 0');
    const server = await startCommand('npm start', { cwd });
    onTestFinished(server.stop);
    // A site with several languages redirects to one of them.
    expect([200, 302]).toContain((await fetch(server.origin, { redirect: 'manual' })).status);
    await server.stop();
    await expect(fetch(server.origin)).rejects.toThrow('fetch failed');
  });

  // A template that already has several languages tests them itself.
  test.runIf(languages.length === 1)('its own tests pass in two languages', { timeout: BUILD_TIMEOUT }, async () => {
    const cwd = await create(template, `more-${template}`, { languages: 'en,de' });
    await runScript('check', cwd);
    const output = await runScript('test', cwd);
    expect(output).toMatch(/pass [1-9]/u);
    expect(output).toContain('fail 0');
    expect(readFileSync(join(cwd, 'content/de/index.md'))).toEqual(readFileSync(join(cwd, 'content/en/index.md')));
  });

  test('declares all packages that it imports as dependencies', () => {
    const source = join(root, 'templates', template);
    const { dependencies, devDependencies } = readManifest(source);
    const files = globSync('**/*.{css,ts,tsx}', { cwd: source, exclude: (name) => BUILD_OUTPUTS.has(basename(name)) });
    expect(files).toEqual(expect.arrayContaining(['recto.config.ts', expect.stringMatching(/^tests\//u)]));
    const texts = files.map((file) => readFileSync(join(source, file), 'utf8'));
    expect(listUndeclared(texts, Object.keys({ ...dependencies, ...devDependencies }))).toEqual([]);
  });

  test('depends on the versions that are tested here', async () => {
    const { dependencies, devDependencies } = readManifest(join(root, 'templates', template));
    const versions = Object.entries({ ...dependencies, ...devDependencies }).map(([name, requested]) => {
      const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string;
      };
      return [name, requested, version] as const;
    });
    expect(versions.filter(([, requested, version]) => requested !== version)).toEqual([]);
  });
});

test('every README contains the URL of the dev server', async () => {
  const cwd = await create('minimal', 'made-for-dev');
  const code = `import { recto } from '@recto/site/vite';
    import { resolveConfig } from 'vite';
    const { server } = await resolveConfig({ configFile: false, plugins: [recto()] }, 'serve');
    console.log('port', server.port);
    process.exit();`;
  writeFileSync(join(cwd, 'port.mjs'), code);
  const output = await run(pinnedNode(), ['port.mjs'], {
    cwd,
    env: { PORT: '', NODE_ENV: '', VITEST: '' },
    failure: ['The configuration of the site cannot be read.', ''],
  });
  const { groups: { port = '' } = {} } = /^port (?<port>\d+)$/mu.exec(output) ?? {};
  const isSaid = (template: string): boolean =>
    readFileSync(join(root, 'templates', template, 'README.md'), 'utf8').includes(
      `| \`dev\` | http://localhost:${port}, `,
    );
  expect(templates.filter((template) => !isSaid(template))).toEqual([]);
});

test('the oldest Node creates the same site as the newest', { timeout: BUILD_TIMEOUT }, async () => {
  const filesIn = (site: string): string[] =>
    globSync('**', { cwd: site, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(site, join(entry.parentPath, entry.name)))
      .toSorted();
  const oldest = await create('minimal', 'made-by-oldest', { node: await ensureOldestNode() });
  expect(readManifest(oldest).name).toBe('made-by-oldest');
  expect(filesIn(oldest)).toEqual(filesIn(await create('minimal', 'made-by-newest')));
});
