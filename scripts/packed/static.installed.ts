import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../project.mjs';
import { copySite } from './ensure-installed.ts';
import { runInstalled } from './run-installed.ts';

test('an installed site can be built as static files', { timeout: 180_000 }, async () => {
  const cwd = await copySite(join(root, 'templates', 'minimal'), 'static-minimal');
  await runInstalled('recto', ['build', '--static'], { cwd, env: { RECTO_COMPRESS: '0' } });
  const page = readFileSync(join(cwd, '.output-static', 'public', 'index.html'), 'utf8');
  expect(page).toContain('<h1');
});
