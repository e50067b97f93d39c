import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resolveSite } from '../../config/resolve-site.ts';
import { page } from '../../kinds/page/page.ts';
import { loadLogo } from './load-logo.ts';

const svg = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"><rect width="${width}" height="40"/></svg>`;

async function load(logo: unknown) {
  const root = mkdtempSync(join(tmpdir(), 'recto-logo-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'logo.svg'), svg(120));
  writeFileSync(join(root, 'public', 'dark.svg'), svg(80));
  writeFileSync(join(root, 'broken.svg'), 'no picture');
  const { config } = resolveSite({ title: 'A site', pages: [page('/')], logo });
  return { root, loaded: await loadLogo(config, root) };
}

test('measures the image', async () => {
  const { root, loaded } = await load('./logo.svg');
  expect(loaded).toEqual({
    light: { source: { file: join(root, 'logo.svg') }, width: 120, height: 40 },
    alt: '',
    replacesTitle: false,
  });
});

test('loads a separate image for dark mode, here from the public folder', async () => {
  const { loaded } = await load({ light: './logo.svg', dark: '/dark.svg', alt: 'A sheet' });
  expect(loaded).toMatchObject({
    dark: { source: { address: '/dark.svg' }, width: 80, height: 40 },
    alt: 'A sheet',
  });
});

test('an image that replaces the title has the title as alternative text', async () => {
  expect((await load({ light: './logo.svg', replacesTitle: true })).loaded).toMatchObject({ alt: 'A site' });
});

test.for([
  ['./missing.svg', 'The image "./missing.svg" of the logo does not exist.'],
  [{ light: '/logo.svg' }, 'The image "/logo.svg" of the logo does not exist.'],
  ['./broken.svg', 'broken.svg'],
  ['logo.svg', "logo: Write a file of the site, './logo.svg'"],
  ['https://site.example/logo.svg', 'logo: Write a file of the site'],
  [{ dark: './logo.svg' }, 'logo'],
] as const)('rejects %o: %s', async ([logo, message]) => {
  await expect(load(logo)).rejects.toThrow(message);
});
