import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { OFFLINE_CODE_LENGTH } from '../../constants.ts';
import { listCachedCode } from './list-cached-code.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'isEntry' | 'imports' | 'dynamicImports' | 'moduleIds' | 'code'>;

/** Builds a bundle of chunks. */
function bundle(chunks: Record<string, Partial<Chunk>>): Rolldown.OutputBundle {
  const files = Object.entries(chunks).map(([fileName, chunk]) => [
    fileName,
    { type: 'chunk', fileName, isEntry: false, imports: [], dynamicImports: [], moduleIds: [], code: '', ...chunk },
  ]);
  return Object.fromEntries(files) as Rolldown.OutputBundle;
}

const isEditor = (id: string): boolean => id.startsWith('/editor/');

test('lists code that pages may need, except large files', () => {
  const built = bundle({
    'boot.js': { isEntry: true, imports: ['shared.js'], dynamicImports: ['screen.js'] },
    'shared.js': {},
    'screen.js': { dynamicImports: ['large.js', 'small.js'] },
    'large.js': { code: ' '.repeat(OFFLINE_CODE_LENGTH + 1) },
    'small.js': { code: ' '.repeat(OFFLINE_CODE_LENGTH) },
  });
  expect(listCachedCode(built, isEditor)).toEqual(['boot.js', 'shared.js', 'screen.js', 'small.js']);
});

test('omits code that is only imported by an editor', () => {
  const built = bundle({
    'boot.js': { isEntry: true, imports: ['shared.js'], dynamicImports: ['open.js'] },
    'open.js': {
      moduleIds: ['/parser.ts', '/editor/open.ts'],
      imports: ['shared.js', 'parser.js'],
      dynamicImports: ['panel.js'],
    },
    'panel.js': { moduleIds: ['/editor/panel.ts'], imports: ['boot.js'] },
    'parser.js': {},
    'shared.js': {},
  });
  expect(listCachedCode(built, isEditor)).toEqual(['boot.js', 'shared.js']);
});
