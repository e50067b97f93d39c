import { expect, test } from 'vitest';
import { findLine } from './find-line.ts';

const text = `import { defineConfig } from '@recto/site';

const header = [
  { label: 'Docs', to: '/docs' },
  { label: 'Blog', to: 'blog' },
];

export default defineConfig({
  title: 'A site',
  'theme': {
    primary: 'teal',
  },
  header,
  pages: [
    docs('/docs', {
      title: 1,
    }),
    ...others,
    landing('/'),
  ],
} satisfies Config);
`;

test.for([
  [['title'], 9],
  [['theme', 'primary'], 11],
  [['theme', 'secondary'], 10],
  [['header', 1, 'to'], 5],
  [['pages', 0], 15],
  [['pages', 0, 'title'], 15],
  [['pages', 2, 'path'], 14],
  [['missing'], 8],
  [[], 8],
] as const)('%j is at line %i', ([path, line]) => {
  expect(findLine('recto.config.ts', text, path)).toBe(line);
});

test.for([
  ["const config = { title: '' };\nexport default config;", 1],
  ["\nexport default {\n  title: '',\n} as Config;", 3],
  ["export const a = { b: 1 };\nexport default makeConfig(\n  { title: '' });", 2],
  ['export const a = 1;', undefined],
] as const)('%j has the title at line %s', ([code, line]) => {
  expect(findLine('recto.config.ts', code, ['title'])).toBe(line);
});
