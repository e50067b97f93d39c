import { expect, test } from 'vitest';
import { resolveSources } from './source.ts';

const folder = {
  kind: 'folder',
  include: ['docs/**'],
  exclude: [],
  prefix: undefined,
  cwd: undefined,
  optional: false,
};
const getKeys = () => ['a.md'];
const getItem = () => '# A';

test.for([
  ['a pattern', 'docs/**', [folder]],
  ['several patterns', ['docs/**', 'blog/**'], [folder, { ...folder, include: ['blog/**'] }]],
  [
    'a different folder',
    { include: 'docs/**', exclude: 'docs/old/**', prefix: '/guide', cwd: '../shared' },
    [{ ...folder, exclude: ['docs/old/**'], prefix: '/guide', cwd: '../shared' }],
  ],
  [
    'a repository',
    { include: '**', repository: 'https://git.example/a.git', branch: 'main' },
    [
      {
        kind: 'git',
        include: ['**'],
        exclude: [],
        prefix: undefined,
        repository: 'https://git.example/a.git',
        branch: 'main',
        folder: '',
      },
    ],
  ],
  [
    'a custom source',
    { getKeys, getItem },
    [{ kind: 'custom', include: ['**'], exclude: [], prefix: undefined, getKeys, getItem }],
  ],
] as const)('%s is resolved with every default', ([, config, sources]) => {
  expect(resolveSources(config)).toEqual(sources);
});
