/** The same versions as in the templates; a test compares them. */
const DEPENDENCIES = { '@recto/site': '0.1.0', react: '19.3.1', 'react-dom': '19.3.1' };
const DEV_DEPENDENCIES = {
  '@types/node': '26.6.6',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  typescript: '7.0.2',
};

const IGNORED = `node_modules
.output
.output-static
.output-cloudflare
.vercel
.netlify
.nitro
.recto
dist
.env*
.studio
studio-users.json
`;

/** Returns the files that every site has besides its configuration and content. */
export function projectFiles(name: string): Map<string, string> {
  const manifest = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'recto dev',
      build: 'recto build',
      start: 'node .output/app/server/index.mjs',
      check: 'recto check && recto types && tsc',
    },
    dependencies: DEPENDENCIES,
    devDependencies: DEV_DEPENDENCIES,
    engines: { node: '^24.15 || >=26' },
  };
  const compiler = {
    extends: '@recto/site/tsconfig.json',
    include: ['**/*', '.recto/types.d.ts'],
    exclude: ['node_modules', '.output', '.output-static'],
  };
  return new Map([
    ['package.json', `${JSON.stringify(manifest, undefined, 2)}\n`],
    ['tsconfig.json', `${JSON.stringify(compiler, undefined, 2)}\n`],
    ['.gitignore', IGNORED],
  ]);
}

/** Derives the name in `package.json` from the title of a site. */
export function packageName(title: string): string {
  const name = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
  return name === '' ? 'my-site' : name;
}
