import { expect, test } from 'vitest';
import type { Site } from '../app/site.ts';
import { resolveSite } from '../config/resolve-site.ts';
import { page } from '../kinds/page/page.ts';
import { pagePolicy } from './security-policy.ts';

const site: Site = { title: 'Test', locales: [{ code: 'en', name: 'English' }], icons: { hosts: [] } };

test('allows no other origins by default', () => {
  expect(pagePolicy(site, [])).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
      "media-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'none'; form-action 'self'; " +
      "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  );
});

test("a dev server additionally allows only Vite's styles and worker", () => {
  const strict = new Set(pagePolicy(site, []).split('; '));
  const added = pagePolicy(site, [], true)
    .split('; ')
    .filter((part) => !strict.has(part));
  expect(added).toEqual(["style-src 'self' 'nonce-recto-dev'", "worker-src 'self' blob:"]);
});

test('allows an inline script by its hash', () => {
  expect(pagePolicy({ ...site, policy: { scripts: ['sha256-aGFzaA=='] } }, []).split('; ')).toContain(
    "script-src 'self' 'sha256-aGFzaA=='",
  );
});

test.for([
  ['images', "img-src 'self' data: https://a.example"],
  ['images', "media-src 'self' data: https://a.example"],
  ['frames', 'frame-src https://a.example'],
  ['connections', "connect-src 'self' https://a.example"],
  ['scripts', "script-src 'self' https://a.example"],
  ['fonts', "font-src 'self' https://a.example"],
  ['forms', "form-action 'self' https://a.example"],
] as const)('DEV-1: policy.%s results in: %s', ([option, directive]) => {
  const policy = pagePolicy({ ...site, policy: { [option]: ['https://a.example'] } }, []).split('; ');
  expect(policy).toContain(directive);
  // No other directive has changed.
  const strict = new Set(pagePolicy(site, []).split('; '));
  expect(policy.filter((part) => !strict.has(part)).every((part) => part.endsWith('https://a.example'))).toBe(true);
});

test('DEV-1: policy.connections accepts WebSocket URLs', () => {
  const policy = { connections: ['wss://live.example'] };
  expect(resolveSite({ title: 'A site', pages: [page('/')], policy }).config.policy).toEqual(policy);
  expect(pagePolicy({ ...site, policy }, []).split('; ')).toContain("connect-src 'self' wss://live.example");
});
