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
] as const)('%j selects the preset %s', ([env, preset]) => {
  expect(choosePreset(env)).toBe(preset);
});

test('rejects an unknown preset and lists all presets', () => {
  expect(() => choosePreset({ RECTO_PRESET: 'heroku' })).toThrow(
    'RECTO_PRESET is "heroku", which is not a preset. Use one of: node, bun, static, cloudflare, vercel, netlify.',
  );
});

test('two presets are prerendered', () => {
  expect(PRESETS.filter(isPrerendered)).toEqual(['static', 'cloudflare']);
});
