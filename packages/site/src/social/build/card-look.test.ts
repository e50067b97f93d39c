import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { resolveLook } from './card-look.ts';

test('uses the light colours of an SVG icon', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-look-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const rules = '.a{fill:#111}@media(prefers-color-scheme:dark){.a{fill:#eee}.b{fill:#fff}}.c{fill:#222}';
  writeFileSync(join(folder, 'icon.svg'), `<svg><style>${rules}</style></svg>`);
  const { icon, accent } = resolveLook({ paper: '#fff', accent: 'indigo', icon: '/icon.svg' }, folder);
  expect(accent).toBe('#4338ca');
  const [, data = ''] = /^data:image\/svg\+xml;base64,(.*)$/u.exec(icon ?? '') ?? [];
  expect(Buffer.from(data, 'base64').toString()).toBe('<svg><style>.a{fill:#111}.c{fill:#222}</style></svg>');
});

test.for([undefined, '/missing.svg', 'data:,', '/icon.webp'])('%s is not an icon that can be rendered', (icon) => {
  const look = resolveLook({ paper: '#fff', accent: 'slate', ...(icon !== undefined && { icon }) }, tmpdir());
  expect(look).toEqual({ paper: '#fff', accent: '#334155', icon: undefined });
});
