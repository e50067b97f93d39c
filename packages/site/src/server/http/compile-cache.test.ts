import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-compile-cache-'));
});

/** Runs a process that caches its code and loads a module like a server that gets its first request. */
function runServer(): string {
  writeFileSync(join(folder, 'site.mjs'), 'export const title = "Kiln";\n');
  const server = pathToFileURL(join(folder, 'index.mjs')).href;
  const code = `
    import { cacheCompiledCode } from ${JSON.stringify(new URL('compile-cache.ts', import.meta.url).href)};
    cacheCompiledCode(${JSON.stringify(server)});
    console.log((await import(${JSON.stringify(new URL('site.mjs', server).href)})).title);
  `;
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8', env });
}

test('compiled code is kept beside the server', () => {
  expect(runServer()).toBe('Kiln\n');
  expect(readdirSync(join(folder, 'compile-cache'), { recursive: true }).length).toBeGreaterThan(1);
});

test('a server that cannot write the cache works as before', () => {
  writeFileSync(join(folder, 'compile-cache'), 'a file where the folder would be');
  expect(runServer()).toBe('Kiln\n');
});
