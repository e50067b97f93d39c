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
  templates: ['packages/content', 'packages/site', 'packages/ui', 'packages/studio'],
  bench: ['packages/content', 'packages/site', 'packages/ui', 'packages/studio'],
};

/** Inside the engine: these are pure, values in, values out. Of the store, only the names of things belong to them. */
const names = ['store/store.ts', 'store/tables.ts', 'store/values.ts', 'store/statement-cache.ts'];
const pure = ['errors.ts', 'collections', 'parse', 'query', 'navigation', 'search', 'render', 'dump', ...names];

export const rooms = {
  'packages/content/src': {
    'errors.ts': [],
    collections: ['errors.ts', 'parse'],
    parse: ['errors.ts'],
    query: ['errors.ts', 'collections', 'store/store.ts'],
    navigation: ['errors.ts', 'collections', 'parse'],
    search: ['errors.ts', 'collections', 'parse', 'navigation'],
    render: ['errors.ts', 'parse'],
    dump: ['errors.ts', 'collections', 'query', ...names],
    ...Object.fromEntries(names.map((name) => [name, ['errors.ts', 'collections', 'query', ...names]])),
    store: ['errors.ts', 'collections', 'query', ...names],
    build: [...pure, 'store'],
    'content.ts': pure,
    // The entry of the browser: pure rooms only, so nothing reachable from it can need Node.
    'index.ts': [...pure, 'content.ts'],
    'node.ts': [...pure, 'content.ts', 'build', 'store'],
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
  ...[
    'collections',
    'parse',
    'query',
    'navigation',
    'search',
    'render',
    'dump',
    ...names,
    'store/wasm.ts',
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
export const nodeEntries = ['@recto/content/node', '@recto/site/server', '@recto/site/vite'];

/** Only this room knows a database. */
export const databases = {
  modules: ['node:sqlite', 'pg', '@libsql/client', '@sqlite.org/sqlite-wasm'],
  room: 'packages/content/src/store',
};
