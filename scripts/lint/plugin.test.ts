/** Runs the real linter with the rules of this repository, on files that violate each of them. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const CONTENT = 'packages/content/src';
const SITE = 'packages/site/src';

/** A file, and the module that it imports. */
type Import = readonly [file: string, source: string];

const packages: readonly Import[] = [
  ['packages/ui/src/a.ts', '@recto/site'],
  ['packages/ui/src/b.ts', '@recto/content'],
  ['packages/ui/src/c.ts', '../../content/src/index.ts'],
  ['packages/ui/src/d.ts', '@recto/studio'],
  [`${CONTENT}/build/a.ts`, '@recto/site'],
  [`${CONTENT}/build/b.ts`, '@recto/ui'],
  [`${CONTENT}/build/c.ts`, '@recto/docs'],
  [`${CONTENT}/build/d.ts`, '../../../../docs/app/app.ts'],
  [`${SITE}/server/b.ts`, '@recto/docs'],
  [`${SITE}/server/c.ts`, '@recto/studio'],
  [`${SITE}/server/d.ts`, '../../../../templates/blog/app.ts'],
  ['packages/studio/src/b.ts', '@recto/docs'],
  ['packages/create-recto/src/a.ts', '@recto/content'],
];

const folders: readonly Import[] = [
  ...['collections', 'parse', 'query', 'navigation', 'search', 'render'].flatMap((folder): Import[] => [
    [`${CONTENT}/${folder}/store.ts`, '../store/sqlite.ts'],
    [`${CONTENT}/${folder}/build.ts`, '../build/build-content.ts'],
    [`${CONTENT}/${folder}/entry.ts`, '../node.ts'],
  ]),
  [`${CONTENT}/store/builder.ts`, '../build/build-content.ts'],
  [`${SITE}/runtime/server.ts`, '../server/handle.ts'],
  [`${SITE}/boot/server.ts`, '../server/handle.ts'],
  [`${SITE}/payload/runtime.ts`, '../runtime/prepared-page.ts'],
  [`${SITE}/server/vite.ts`, '../vite/index.ts'],
];

const node: readonly Import[] = [
  'packages/ui/src',
  'docs/components',
  ...['collections', 'parse', 'query', 'navigation', 'search', 'render'].map((folder) => `${CONTENT}/${folder}`),
  ...['app', 'payload', 'head', 'languages', 'navigation', 'body', 'dev', 'boot', 'runtime'].map((r) => `${SITE}/${r}`),
].map((folder) => [`${folder}/node.ts`, 'node:fs']);

const entries: readonly Import[] = [
  [`${CONTENT}/index.ts`, './store/sqlite.ts'],
  [`${CONTENT}/content.ts`, './build/build-content.ts'],
  [`${CONTENT}/errors.ts`, 'node:util'],
  [`${CONTENT}/store/store.ts`, 'node:sqlite'],
  [`${SITE}/index.ts`, './server/handle.ts'],
  [`${SITE}/constants.ts`, 'node:os'],
];

const databases: readonly Import[] = [
  [`${CONTENT}/build/sqlite.ts`, 'node:sqlite'],
  [`${CONTENT}/search/sqlite.ts`, '@sqlite.org/sqlite-wasm'],
  [`${SITE}/server/pg.ts`, 'pg'],
  ['docs/server/libsql.ts', '@libsql/client'],
];

const allowed: readonly Import[] = [
  ...['content', 'site', 'ui', 'studio'].map((name): Import => [`docs/app/${name}.ts`, `@recto/${name}`]),
  ['templates/blog/site.ts', '@recto/site'],
  ['packages/studio/src/site.ts', '@recto/site'],
  ['packages/studio/src/ui.ts', '@recto/ui'],
  [`${SITE}/server/content.ts`, '@recto/content'],
  [`${SITE}/server/node.ts`, 'node:fs'],
  [`${SITE}/server/runtime.ts`, '../runtime/prepared-page.ts'],
  [`${CONTENT}/store/sqlite.ts`, 'node:sqlite'],
  [`${CONTENT}/store/pg.ts`, 'pg'],
  [`${CONTENT}/build/store.ts`, '../store/sqlite.ts'],
  [`${CONTENT}/query/types.ts`, '../store/store.ts'],
  [`${CONTENT}/parse/parse.test.ts`, '../store/sqlite.ts'],
  ['packages/ui/e2e/browser-test.ts', '@recto/site'],
  ['packages/ui/src/react.ts', 'react'],
];

/** Every form of import; the rule has to detect all of them. */
const forms = {
  'packages/ui/src/form-type.ts': "import type { Site } from '@recto/site';\nexport type Mine = Site;\n",
  'packages/ui/src/form-call.ts': "export const site = () => import('@recto/site');\n",
  'packages/ui/src/form-named.ts': "export { defineConfig } from '@recto/site';\n",
  'packages/ui/src/form-all.ts': "export * from '@recto/site';\n",
  'packages/ui/src/form-query.ts': "import text from '@recto/site?raw';\nexport default text;\n",
};

const unreasoned = {
  'packages/ui/src/bare-line.ts': '// oxlint-disable-next-line eslint/no-console\nconsole.info(1);\n',
  'packages/ui/src/bare-block.ts': '/* eslint-disable no-console */\nconsole.info(1);\n',
  'packages/ui/src/bare-dashes.ts': '// oxlint-disable-next-line eslint/no-console --\nconsole.info(1);\n',
};

const reasoned = {
  'packages/ui/src/why-line.ts':
    '// oxlint-disable-next-line eslint/no-console -- the reader sees it\nconsole.info(1);\n',
  'packages/ui/src/why-word.ts': '// One may oxlint-disable a rule with a comment.\nexport const word = 1;\n',
};

interface Diagnostic {
  filename: string;
  code: string;
}

const codesByFile = new Map<string, string[]>();
let repository: string;

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'recto-lint-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  };
  copyFileSync(join(root, '.oxlintrc.json'), join(repository, '.oxlintrc.json'));
  cpSync(join(root, 'scripts', 'lint'), join(repository, 'scripts', 'lint'), { recursive: true });
  for (const name of ['content', 'site', 'ui', 'studio', 'docs']) {
    write(join(name === 'docs' ? '' : 'packages', name, 'package.json'), JSON.stringify({ name: `@recto/${name}` }));
  }
  const imports = [packages, folders, node, entries, databases, allowed].flat();
  for (const [file, source] of imports) write(file, `import '${source}';\n`);
  for (const [file, text] of Object.entries({ ...forms, ...unreasoned, ...reasoned })) write(file, text);
  const linter = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '--format=json'], { cwd: repository, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  for (const { filename, code } of diagnostics) codesByFile.set(filename, [...(codesByFile.get(filename) ?? []), code]);
});

afterAll(() => {
  rmSync(repository, { recursive: true });
});

describe('the linter rejects', () => {
  test.for([...packages, ...folders, ...node, ...entries, ...databases])('%s importing %s', ([file]) => {
    expect(codesByFile.get(file)).toEqual(['recto(import-direction)']);
  });

  test.for(Object.keys(forms))('the form of import in %s', (file) => {
    expect(codesByFile.get(file)).toContain('recto(import-direction)');
  });

  test.for(Object.keys(unreasoned))('a suppression without a reason, as in %s', (file) => {
    expect(codesByFile.get(file)).toContain('recto(reasoned-suppression)');
  });
});

describe('the linter accepts', () => {
  test.for(allowed)('%s importing %s', ([file]) => {
    expect(codesByFile.get(file)).toBeUndefined();
  });

  test.for(Object.keys(reasoned))('%s, which has a reason or suppresses nothing', (file) => {
    expect(codesByFile.get(file)).toBeUndefined();
  });
});
