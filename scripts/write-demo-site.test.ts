import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './project.mjs';
import { writeDemoSite } from './write-demo-site.mjs';

test('a demo has the components and the content of its template', () => {
  const template = join(root, 'templates', 'docs-i18n');
  const target = join(mkdtempSync(join(tmpdir(), 'recto-demo-')), 'site');
  onTestFinished(() => rmSync(join(target, '..'), { recursive: true }));
  writeDemoSite(template, target);
  expect(existsSync(join(target, 'components', 'content', 'dial.tsx'))).toBe(true);
  expect(realpathSync(join(target, 'content'))).toBe(realpathSync(join(template, 'content')));
});
