import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveLocalDemo } from './local-demo.ts';

function buildDemo(): string {
  const top = mkdtempSync(join(tmpdir(), 'recto-demo-'));
  const folder = join(top, 'public');
  mkdirSync(join(folder, 'about'), { recursive: true });
  writeFileSync(join(top, 'secret.txt'), 'secret');
  writeFileSync(join(folder, '_headers'), "/demo/x/*\n  content-security-policy: default-src 'self'\n");
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'about', 'index.html'), 'about');
  writeFileSync(join(folder, '404.html'), 'nothing here');
  writeFileSync(join(folder, 'app.js'), 'start()');
  return folder;
}

test.for([
  ['', 200, 'home', 'text/html; charset=utf-8'],
  ['/', 200, 'home', 'text/html; charset=utf-8'],
  ['/about', 200, 'about', 'text/html; charset=utf-8'],
  ['/app.js', 200, 'start()', 'text/javascript; charset=utf-8'],
  ['/missing', 404, 'nothing here', 'text/html; charset=utf-8'],
  ['/../secret.txt', 404, 'nothing here', 'text/html; charset=utf-8'],
  ['/%2e%2e%2fsecret.txt', 404, 'nothing here', 'text/html; charset=utf-8'],
  ['/%00', 404, 'nothing here', 'text/html; charset=utf-8'],
  ['/%', 404, 'nothing here', 'text/html; charset=utf-8'],
  [`/${'a'.repeat(5000)}`, 404, 'nothing here', 'text/html; charset=utf-8'],
] as const)('responds to the path "%s" of a demo with %s', async ([path, status, text, type]) => {
  const response = serveLocalDemo(buildDemo(), path);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(text);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

test('shows a page that reloads itself while a demo is not built yet', async () => {
  const response = serveLocalDemo(join(tmpdir(), 'no-such-demo'), '/');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.text()).toContain('The demo is being built');
});
