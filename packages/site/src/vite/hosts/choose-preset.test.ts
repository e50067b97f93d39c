import { expect, test } from 'vitest';
import { PRESETS, choosePreset, isPrerendered } from './choose-preset.ts';

test.for([
  [{}, 'node'],
  [{ RECTO_PRESET: '' }, 'node'],
  [{ RECTO_PRESET: 'bun' }, 'bun'],
  [{ RECTO_STATIC: '1' }, 'static'],
  [{ RECTO_STATIC: '0' }, 'node'],
  [{ RECTO_PRESET: 'vercel', RECTO_STATIC: '1' }, 'vercel'],
  [{ VERCEL: '1' }, 'vercel'],
  [{ NETLIFY: 'true' }, 'netlify'],
  [{ WORKERS_CI: '1' }, 'cloudflare'],
  [{ CF_PAGES: '1' }, 'static'],
  [{ VERCEL: '' }, 'node'],
  [{ VERCEL: '1', RECTO_STATIC: '1' }, 'static'],
  [{ NETLIFY: 'true', RECTO_PRESET: 'node' }, 'node'],
] as const)('%j is a build for %s', ([env, preset]) => {
  expect(choosePreset(env)).toBe(preset);
});

test('a preset that does not exist is refused, and those that do are named', () => {
  expect(() => choosePreset({ RECTO_PRESET: 'heroku' })).toThrow(
    'RECTO_PRESET is "heroku", which is no preset. It can be node, bun, static, cloudflare, vercel, netlify.',
  );
});

test('two of them are files alone', () => {
  expect(PRESETS.filter(isPrerendered)).toEqual(['static', 'cloudflare']);
});
