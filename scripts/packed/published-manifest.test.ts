import { expect, test } from 'vitest';
import { buildManifest } from './published-manifest.ts';

const sharedFields = {
  author: 'The Recto team',
  repository: { type: 'git', url: 'git+https://code.example/recto.git' },
  engines: { node: '>=24', npm: '>=11' },
};

test('the published manifest refers to compiled files and types, and omits development fields', () => {
  const source = {
    name: '@recto/thing',
    version: '1.0.0',
    private: true,
    exports: { '.': './src/index.ts', './thing.css': './src/thing.css', './tsconfig.json': './tsconfig.thing.json' },
    sideEffects: ['./src/boot.ts'],
    files: ['bin', 'tsconfig.thing.json'],
    dependencies: { '@recto/content': '1.0.0' },
    devDependencies: { vite: '8.0.0' },
  };
  expect(buildManifest(source, 'packages/thing', sharedFields)).toEqual({
    name: '@recto/thing',
    version: '1.0.0',
    author: 'The Recto team',
    repository: { type: 'git', url: 'git+https://code.example/recto.git', directory: 'packages/thing' },
    engines: { node: '>=24' },
    files: ['dist', 'bin', 'tsconfig.thing.json'],
    sideEffects: ['./dist/boot.js'],
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './thing.css': './dist/thing.css',
      './tsconfig.json': './tsconfig.thing.json',
      './package.json': './package.json',
    },
    dependencies: { '@recto/content': '1.0.0' },
    publishConfig: { access: 'public', provenance: true },
  });
});

test('a package with only a command has no exports', () => {
  const manifest = buildManifest(
    { name: 'create-thing', version: '1.0.0', files: ['bin'] },
    'packages/it',
    sharedFields,
  );
  expect(manifest).not.toHaveProperty('exports');
  expect(manifest).toMatchObject({ files: ['bin'] });
});
