/**
 * Who may import whom. A room is a folder; it lists the rooms whose code it may use, beside its own.
 * What is not listed is refused, so a new door has to be cut here, where everyone sees it.
 */
export const packages = {
  'packages/content': [],
  'packages/ui': [],
  'packages/site': ['packages/content'],
  'packages/studio': ['packages/site', 'packages/ui'],
  'packages/create-recto': [],
  docs: ['packages/content', 'packages/site', 'packages/ui', 'packages/studio'],
  'examples/vite-react': ['packages/content'],
  templates: ['packages/content', 'packages/site', 'packages/ui', 'packages/studio'],
  bench: ['packages/content', 'packages/site', 'packages/ui', 'packages/studio'],
};

/** Inside the engine: these are pure, values in, values out. Of the store, only the names of things belong to them. */
const names = ['store/store.ts', 'store/tables.ts', 'store/values.ts', 'store/statement-cache.ts'];
const wasm = ['store/wasm.ts', 'store/load-wasm.ts'];
const parts = ['dump/addresses.ts', 'dump/derived.ts', 'dump/part.ts', 'dump/encode.ts'];
const pure = [
  'errors.ts',
  'collections',
  'parse',
  'query',
  'navigation',
  'search',
  'render',
  'build/asset-kinds.ts',
  ...parts,
  ...names,
];

export const rooms = {
  'packages/content/src': {
    'errors.ts': [],
    collections: ['errors.ts', 'parse'],
    parse: ['errors.ts'],
    query: ['errors.ts', 'collections', 'navigation', 'search', 'store/store.ts'],
    navigation: ['errors.ts', 'collections', 'parse'],
    search: ['errors.ts', 'collections', 'parse', 'navigation'],
    render: ['errors.ts', 'parse'],
    ...Object.fromEntries(parts.map((part) => [part, ['errors.ts', 'collections', 'parse', ...parts, ...names]])),
    dump: ['errors.ts', 'collections', 'query', ...parts, ...names, 'store/version.ts'],
    ...Object.fromEntries(names.map((name) => [name, ['errors.ts', 'collections', 'query', ...names]])),
    ...Object.fromEntries(wasm.map((name) => [name, ['query', ...wasm, ...names]])),
    'store/version.ts': ['collections', ...names],
    store: ['errors.ts', 'collections', 'query', 'store/version.ts', ...wasm, ...names],
    'build/asset-kinds.ts': [],
    build: [...pure, 'store'],
    check: ['errors.ts', 'collections', 'parse', 'navigation', 'build/asset-kinds.ts'],
    cli: [...pure, 'content.ts', 'build', 'check', 'store', 'vite/paths.ts'],
    'content.ts': pure,
    client: [...pure, 'content.ts', ...wasm],
    endpoints: [...pure, 'content.ts', 'dump'],
    'vite/paths.ts': [],
    vite: [...pure, 'vite/paths.ts', 'build', 'client', 'dump', 'endpoints', 'store'],
    // The entry of the browser: pure rooms only, so nothing reachable from it can need Node.
    'index.ts': [...pure, 'content.ts', 'check'],
    'node.ts': [...pure, 'content.ts', 'build', 'dump', 'endpoints', 'store'],
  },
  'packages/site/src': {
    'constants.ts': [],
    app: ['payload'],
    payload: ['head'],
    head: [],
    languages: ['app'],
    navigation: ['app'],
    body: ['app', 'payload'],
    dev: [],
    boot: ['constants.ts', 'runtime'],
    runtime: ['app', 'body', 'dev', 'head', 'languages', 'navigation', 'payload'],
    server: ['app', 'body', 'boot', 'constants.ts', 'head', 'languages', 'navigation', 'payload', 'runtime'],
    vite: ['server'],
    'index.ts': ['app', 'constants.ts', 'languages', 'payload', 'runtime'],
  },
};

/** Rooms that run in a browser, or must be able to: no `node:` in them. */
export const withoutNode = [
  'packages/ui/src',
  'docs/app',
  'examples/vite-react/src',
  ...[
    'collections',
    'parse',
    'query',
    'navigation',
    'search',
    'render',
    'check',
    'build/asset-kinds.ts',
    ...parts,
    ...names,
    ...wasm,
    'client',
    'content.ts',
    'index.ts',
    'errors.ts',
  ].map((room) => `packages/content/src/${room}`),
  ...[
    'app',
    'payload',
    'head',
    'languages',
    'navigation',
    'body',
    'dev',
    'boot',
    'runtime',
    'index.ts',
    'constants.ts',
  ].map((room) => `packages/site/src/${room}`),
];

/** Entries of our own packages that need Node. */
export const nodeEntries = ['@recto/content/node', '@recto/content/vite', '@recto/site/server', '@recto/site/vite'];

/** Only this room knows a database. */
export const databases = {
  modules: ['node:sqlite', 'pg', '@libsql/client', '@sqlite.org/sqlite-wasm'],
  room: 'packages/content/src/store',
};
