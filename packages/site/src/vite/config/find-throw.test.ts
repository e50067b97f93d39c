import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const loader = new URL('load-site.ts', import.meta.url).href;

// In a separate Node process, since Vitest maps stack frames.
test.for([
  [
    'thrown in the file itself',
    `const read = (name: string): string => {
  throw new Error(\`no \${name}\`);
};
export default { title: read('key'), pages: [] };`,
    'recto.config.ts:2: The configuration fails: no key',
  ],
  [
    'thrown by a function that it calls',
    `import { defineCollection } from '@recto/site';

export default { title: 'A', collections: { a: defineCollection(undefined as never) }, pages: [] };`,
    'recto.config.ts:3: The configuration fails: Cannot ',
  ],
] as const)('an error %s has the line in the configuration', ([, config, message]) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'recto-')));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(fileURLToPath(new URL('../../../../../node_modules', import.meta.url)), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'recto.config.ts'), config);
  const code = `import { findSiteError } from ${JSON.stringify(loader)}; console.log(String(await findSiteError(process.cwd())));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(output).toContain(message);
});
