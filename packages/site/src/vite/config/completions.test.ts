import { defineCollection } from '@recto/content';
import * as ts from '@typescript/typescript6';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { REFERENCE } from '../../config/part.ts';
import type { ResolvedConfig as Config } from '../../config/config.ts';
import { renderTypes } from './write-types.ts';

// Inside the repository, where the packages can be resolved.
const root = join(import.meta.dirname, '..', '..', '..', '..', '..', '.cache', 'completions');
const part = (file: string) => (() => ({ [REFERENCE]: file })) as unknown as Config['islands'][string];

/** `|1|` marks where an editor requests completions. */
const CODE = `
import type { LoadContext } from '@recto/site';
import { Island, Link } from '@recto/site/client';
import PriceTag from './components/content/price-tag.tsx';

export const load = async ({ content }: LoadContext) => await content.query('|query|').where('|field|', '=', 1).all();
export const link = <Link to="|path|" />;
export const island = <Island name="|island|" />;
export const newest = <Island name="newest" props={{ |islandProps| }} />;
export const tag = <PriceTag color="|value|" |props| />;
`;

const FILES: Record<string, string> = {
  'components/content/price-tag.tsx':
    "export default function PriceTag(props: { amount: string; color?: 'green' | 'red' }) {\n  return <b>{props.amount}</b>;\n}\n",
  'islands/newest.tsx': [
    "import { z } from 'zod';",
    "import { defineIsland } from '@recto/site/server';",
    'export default defineIsland({ props: z.object({ count: z.int().default(3) }), render: () => null });',
  ].join('\n'),
  '.recto/types.d.ts': renderTypes(
    {
      content: {
        locales: ['en'],
        collections: {
          team: defineCollection({ type: 'data', source: '**', schema: z.object({ age: z.number() }) }),
        },
      },
      config: { messages: {}, islands: { newest: part(join(root, 'islands', 'newest.tsx')) } },
    },
    join(root, '.recto'),
    ['/', '/docs/start'],
  ),
  'page.tsx': CODE.replaceAll(/\|\w+\|/gu, ''),
};

const page = join(root, 'page.tsx');

function createService(): ts.LanguageService {
  const names = Object.keys(FILES).map((name) => join(root, name));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    lib: ['lib.es2025.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.esnext.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: ['node'],
    noEmit: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    strict: true,
    skipLibCheck: true,
  };
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => names,
    getScriptVersion: () => '1',
    getScriptSnapshot(name) {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (all) => ts.getDefaultLibFilePath(all),
    fileExists: (name) => ts.sys.fileExists(name),
    readFile: (name) => ts.sys.readFile(name),
    readDirectory: (...parameters) => ts.sys.readDirectory(...parameters),
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
    realpath: (name) => ts.sys.realpath?.(name) ?? name,
  });
}

let service: ts.LanguageService;

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  service = createService();
});

afterAll(() => {
  service.dispose();
  rmSync(root, { recursive: true, force: true });
});

test.for([
  ['collections', 'query', ['team']],
  ['fields of a collection', 'field', ['age']],
  ['paths of pages', 'path', ['/', '/docs/start']],
  ['names of islands', 'island', ['newest']],
  ['properties of an island', 'islandProps', ['count']],
  ['properties of a component', 'props', ['amount']],
  ['values of a property', 'value', ['green', 'red']],
] as const)('an editor completes %s', { timeout: 60_000 }, ([, mark, expected]) => {
  const before = CODE.slice(0, CODE.indexOf(`|${mark}|`)).replaceAll(/\|\w+\|/gu, '');
  const found = service.getCompletionsAtPosition(page, before.length, {});
  expect(found?.entries.map(({ name }) => name.replaceAll(/^["']|["']$/gu, ''))).toEqual(
    expect.arrayContaining([...expected]),
  );
});
