import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ContentError } from '../errors.ts';
import type { BlockCache } from '../parse/highlight.ts';
import type { CheckedCode, ReadTypes } from '../parse/types/type-hovers.ts';

/** The part of Twoslash that is used here. */
interface TwoslashModule {
  createTwoslasher: (options: object) => (code: string, extension: string, options: object) => TwoslashResult;
}

interface TwoslashResult {
  code: string;
  nodes: readonly { type: string; text: string; start: number; length: number; docs?: string | undefined }[];
  errors: readonly { start: number; text: string; code?: number | undefined }[];
  meta: {
    removals: readonly (readonly [start: number, end: number])[];
    handbookOptions: { errors?: readonly number[] };
  };
}

/** The part of TypeScript that is used here. Version 7 has no JavaScript API, so `createLanguageService` is missing. */
interface TypeScriptModule {
  version: string;
  createLanguageService?: unknown;
  getDefaultLibFilePath: (options: object) => string;
}

/** Settings that most sites use: the newest ECMAScript version, ES modules, and module resolution as in bundlers. */
const COMPILER_OPTIONS = {
  strict: true,
  target: 99,
  module: 99,
  moduleResolution: 100,
  jsx: 4,
  allowJs: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
};
const EXTENSIONS: Readonly<Record<string, string>> = { typescript: 'ts', javascript: 'js' };
const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
/** Longer documentation comments are truncated. */
const MAX_DOCS_LENGTH = 1000;

/**
 * Reads types with Twoslash and a TypeScript version that has a JavaScript API. The site installs both packages.
 * Twoslash is loaded for the first code block that is not cached.
 */
export function createTypeReader(cache: BlockCache | undefined, folder = process.cwd()): ReadTypes {
  let check: ReturnType<TwoslashModule['createTwoslasher']> | undefined;
  return async (code, language) => {
    const extension = EXTENSIONS[language] ?? language;
    const [cached] = (await cache?.get(`twoslash ${extension}`, code)) ?? [];
    if (typeof cached === 'string') return JSON.parse(cached) as CheckedCode;
    check ??= openTwoslash(folder);
    const checked = readResult(check(code, extension, { handbookOptions: { noErrorValidation: true } }), code);
    await cache?.put(`twoslash ${extension}`, code, [JSON.stringify(checked)]);
    return checked;
  };
}

/** Returns a string that changes when the packages that provide types change. Used in cache keys. */
export function typesVersion(folder = process.cwd()): string {
  const file = LOCK_FILES.map((name) => join(folder, name)).find((one) => existsSync(one));
  return `${loadTypeScript(folder).version} ${file === undefined ? '' : hash('sha256', readFileSync(file))}`;
}

function openTwoslash(folder: string): ReturnType<TwoslashModule['createTwoslasher']> {
  const typeScript = loadTypeScript(folder);
  const { createTwoslasher } = (load('twoslash/core', folder) ?? missing('twoslash')) as TwoslashModule;
  return createTwoslasher({
    tsModule: typeScript,
    tsLibDirectory: dirname(typeScript.getDefaultLibFilePath({})),
    vfsRoot: folder,
    compilerOptions: COMPILER_OPTIONS,
  });
}

function loadTypeScript(folder: string): TypeScriptModule {
  const installed = load('typescript', folder) as TypeScriptModule | undefined;
  if (typeof installed?.createLanguageService === 'function') return installed;
  return (load('@typescript/typescript6', folder) ?? missing('@typescript/typescript6')) as TypeScriptModule;
}

/**
 * Loads a package from the site or, if it is not installed there, from the engine. `createRequire` prevents bundlers
 * from including it.
 */
function load(name: string, folder: string): unknown {
  for (const from of [join(folder, 'package.json'), import.meta.url]) {
    const require = createRequire(from);
    try {
      return require(require.resolve(name)) as unknown;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
    }
  }
  return undefined;
}

function missing(name: string): never {
  throw new ContentError(
    'code/twoslash',
    `Types in code blocks need the package "${name}", which is not installed.`,
    'Run "npm install --save-dev --legacy-peer-deps twoslash @typescript/typescript6", or remove "twoslash" from the configuration.',
  );
}

function readResult({ code, nodes, errors, meta }: TwoslashResult, originalCode: string): CheckedCode {
  const expected = new Set(meta.handbookOptions.errors);
  const queries = nodes.filter(({ type }) => type === 'query');
  return {
    code: code.replace(/\n$/u, ''),
    hovers: [
      ...nodes
        .filter(({ type }) => type === 'hover')
        .map(({ start, length, text, docs }) => ({
          start,
          length,
          type: text,
          ...(docs !== undefined && { docs: docs.slice(0, MAX_DOCS_LENGTH) }),
        })),
      ...queries.map(({ start, length, text }) => ({ start, length, type: text, isQuery: true })),
    ],
    errors: errors
      .filter((error) => error.code === undefined || !expected.has(error.code))
      .map(({ start, text }) => ({ line: lineOf(start, meta.removals, originalCode), message: text })),
  };
}

/** Converts an offset in the result to a line of the original text, which includes removed ranges. */
function lineOf(start: number, removals: TwoslashResult['meta']['removals'], originalCode: string): number {
  let offset = start;
  for (const [from, to] of removals.toSorted(([a], [b]) => a - b)) if (from <= offset) offset += to - from;
  return originalCode.slice(0, offset).split('\n').length - 1;
}
