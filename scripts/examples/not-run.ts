/** Outputs shown in a page that no example prints: the page, the beginning of the output, and the reason. */
export const notRun: readonly (readonly [page: string, start: string, reason: string])[] = [
  ['blog/3.prose-travels-once.md', '<recto-prose', 'part of a built page; covered by browser tests'],
  ['blog/3.prose-travels-once.md', '[0, {', 'part of a payload; covered by browser tests'],
  ['docs/1.getting-started/2.installation.md', '0 errors', 'covered by the test of the guide'],
  ['docs/1.getting-started/2.installation.md', 'Chosen:', 'covered by the test of the guide'],
  [
    'docs/1.getting-started/2.installation.md',
    '  ➜  Local:',
    'printed by a dev server; covered by the test of the guide',
  ],
  [
    'docs/1.getting-started/3.configuration.md',
    '  ➜  Local:',
    'printed by a dev server; covered by the test of the guide',
  ],
  ['docs/2.collections/3.sources.md', 'error: The repository', 'needs a repository to clone'],
  [
    'docs/5.components/4.image.md',
    '/site/public/broken.png: The file',
    'printed by a build of the site, not of the content',
  ],
  ['docs/5.components/4.image.md', 'The sizes "', 'printed while a page is rendered; covered by parse-sizes.test.ts'],
  ['docs/6.deploy/1.server.md', '[srvx] Failed', 'printed by a built server if its port is in use'],
  ['docs/6.deploy/1.server.md', 'Error [ERR_UNKNOWN_BUILTIN', 'needs a Node that is too old'],
  ['docs/6.deploy/3.static.md', '[recto] /: Error', 'printed by a static build; covered by the tests of packed sites'],
  ['docs/6.deploy/8.running.md', '{ "ok": true', 'response of a built server; covered by operation.spec.ts'],
  ['docs/6.deploy/8.running.md', '{\n  "time"', 'logged by a built server; covered by operation.spec.ts'],
  ['docs/7.integrations/3.mcp.md', 'https://recto.example/mcp', 'a URL to copy, not an output'],
  ['docs/8.advanced/4.debugging.md', 'screen error in', 'printed by a dev server; covered by print-error.test.ts'],
  [
    'docs/8.advanced/3.sql-storage.md',
    'error: The database that',
    'the package is installed here; covered by load-driver.test.ts',
  ],
  [
    'docs/6.deploy/9.several-machines.md',
    '[recto] The new content',
    'logged by a running server; covered by several-servers.test.ts',
  ],
  [
    'docs/6.deploy/9.several-machines.md',
    'The database "/srv/site',
    'logged by a running server; covered by faults.test.ts',
  ],
  ['docs/6.deploy/1.server.md', '➜ Listening on', 'printed by a built server; covered by the tests of packed sites'],
  ['docs/6.deploy/1.server.md', '{ "ok": true', 'response of a built server; covered by the host tests'],
  [
    'docs/6.deploy/1.server.md',
    '[recto] The database cannot',
    'logged by a built server; covered by find-content.test.ts',
  ],
  [
    'docs/6.deploy/1.server.md',
    '{ "version": "948f0441dc90", "isNew"',
    'response of a running server; covered by switch-endpoint.test.ts',
  ],
  [
    'docs/6.deploy/1.server.md',
    '/srv/app/.output/content',
    'printed by the content builder; covered by builder.test.ts',
  ],
  [
    'docs/6.deploy/1.server.md',
    '{ "version": "5d0c2f7a91be"',
    'response of a running server; covered by switch-endpoint.test.ts',
  ],
  [
    'docs/6.deploy/1.server.md',
    '{\n  "warnings": [],',
    'response of a running server; covered by content-build.spec.ts',
  ],
  ['docs/6.deploy/1.server.md', '[recto] /broken', 'logged by a built server; covered by resolve-page.test.ts'],
];

/** Commands that other tests run, or that are never run because of what they need or change. */
export const runElsewhere: readonly (readonly [command: RegExp, reason: string])[] = [
  [/^(?:git|cd|mkdir) /u, 'changes the repository of the reader'],
  [
    /^npm (?:start|test|run|init|install|create)\b|^create-recto /u,
    'run by the browser tests and the tests of packed packages',
  ],
  [
    /^(?:\w+=\S+ )*npx recto (?:dev|build|preview)\b/u,
    'run by the builds of the fixture site, of the hosts and of the packed sites',
  ],
  [/^node \.output\/app\/server\/index\.mjs$/u, 'run by the tests of packed sites'],
  [/^node \.\.\/[\w-]+\/app\/server\/index\.mjs$/u, 'run by build-options.spec.ts'],
  [/^recto content build$|^kill -HUP /u, 'run by content-switch.spec.ts'],
  [/^RECTO_CONTENT_POLL=1 node \.output/u, 'run by several-servers.test.ts'],
  [/^rsync /u, 'needs another machine; several-servers.test.ts copies the files in the same order'],
  [/^node \.output\/app\/server\/content\.mjs build /u, 'run by builder.test.ts and content-build.spec.ts'],
  [/^bun /u, 'needs Bun; the host tests run it if it is installed'],
  [/^docker /u, 'needs Docker; docker.host.ts checks the Dockerfile'],
  [/^npx (?:wrangler|vercel|netlify)/u, 'needs an account'],
  [/^python3 -m http\.server/u, 'any file server works; the static browser tests use another one'],
  [/^RECTO_DATABASE_URL=postgres.* npx recto-content build$/u, 'the tests of the stores start their own PostgreSQL'],
  [/^(?:claude|codex) /u, 'third-party programs; documented by their vendors'],
  [
    /^npx recto studio (?:backup|restore) |^node -e .*VACUUM INTO|^(?:pg_dump|pg_restore|psql) /u,
    'run by the tests of backups',
  ],
  [/^curl /u, 'the listed outputs make the same request without a server'],
];
