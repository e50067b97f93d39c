/** What a page shows and no example prints: the page, how it begins, and why. */
export const notRun: readonly (readonly [page: string, start: string, reason: string])[] = [
  ['blog/3.prose-travels-once.md', '<recto-prose', 'a piece of a built page; the journeys read those'],
  ['blog/3.prose-travels-once.md', '[0, {', 'a piece of a payload; the journeys read those'],
  ['docs/1.getting-started/2.installation.md', '0 errors', 'the site of the guide, which is followed literally'],
  ['docs/1.getting-started/2.installation.md', 'Chosen:', 'the guide types it, and is followed literally'],
  ['docs/1.getting-started/2.installation.md', '  ➜  Local:', 'a dev server says it; the guide is followed literally'],
  ['docs/1.getting-started/3.configuration.md', '  ➜  Local:', 'a dev server says it; the guide is followed literally'],
  ['docs/2.collections/3.sources.md', 'error: The repository', 'needs a repository that git can clone'],
  [
    'docs/5.components/4.image.md',
    '/site/public/broken.png: The file',
    'a build of a site says it, not of the content',
  ],
  ['docs/5.components/4.image.md', 'The sizes "', 'said while a page is drawn; parse-sizes.test.ts has its words'],
  ['docs/6.deploy/1.server.md', '[srvx] Failed', 'a built server says it at a port that is taken'],
  ['docs/6.deploy/1.server.md', 'Error [ERR_UNKNOWN_BUILTIN', 'needs a Node that is too old'],
  ['docs/6.deploy/3.static.md', '[recto] /: Error', 'a static build says it; the packed sites are built'],
  ['docs/7.integrations/3.mcp.md', 'https://recto.example/mcp', 'an address to copy, printed by nobody'],
  ['docs/8.advanced/4.debugging.md', 'screen error in', 'a dev server says it; print-error.test.ts has its form'],
  [
    'docs/8.advanced/3.sql-storage.md',
    'error: The database that',
    'the package is here; load-driver.test.ts has its words',
  ],
  ['docs/6.deploy/1.server.md', '➜ Listening on', 'a built server says it; the packed sites are built and started'],
  ['docs/6.deploy/1.server.md', '{ "ok": true', 'a built server answers it; the hosts are asked for it'],
  [
    'docs/6.deploy/1.server.md',
    '[recto] The database cannot',
    'a built server logs it; find-content.test.ts has its words',
  ],
  [
    'docs/6.deploy/1.server.md',
    '{ "version": "948f0441dc90", "isNew"',
    'a running server answers it; switch-endpoint.test.ts has its form',
  ],
  ['docs/6.deploy/1.server.md', '/srv/app/.output/content', 'the builder prints it; builder.test.ts runs it'],
  ['docs/6.deploy/1.server.md', '{ "version": "5d0c2f7a91be"', 'a running server answers it; switch-endpoint.test.ts'],
  ['docs/6.deploy/1.server.md', '{\n  "warnings": [],', 'a running server answers it; content-build.spec.ts'],
  ['docs/6.deploy/1.server.md', '[recto] /broken', 'a built server logs it; resolve-page.test.ts has its words'],
];

/** Commands that are typed by other tests, or by nobody because of what they change. */
export const typedElsewhere: readonly (readonly [command: RegExp, reason: string])[] = [
  [/^(?:git|cd|mkdir) /u, 'the repository of the reader'],
  [/^npm (?:start|test|run|init|install|create)\b|^create-recto /u, 'the journeys and the packed packages'],
  [
    /^(?:\w+=\S+ )*npx recto (?:dev|build|preview)\b/u,
    'builds of the fixture site, of the hosts and of the packed sites',
  ],
  [/^node \.output\/app\/server\/index\.mjs$/u, 'the packed sites'],
  [/^node \.\.\/[\w-]+\/app\/server\/index\.mjs$/u, 'build-options.spec.ts'],
  [/^recto content build$|^kill -HUP /u, 'content-switch.spec.ts'],
  [/^node \.output\/app\/server\/content\.mjs build /u, 'builder.test.ts and content-build.spec.ts'],
  [/^bun /u, 'needs a Bun; the hosts run one where there is one'],
  [/^docker /u, 'needs a Docker; docker.host.ts reads the file'],
  [/^npx (?:wrangler|vercel|netlify)/u, 'need accounts'],
  [/^python3 -m http\.server/u, 'any file server will do; the static journeys have one'],
  [/^RECTO_DATABASE_URL=postgres.* npx recto-content build$/u, 'the stores are tested with a PostgreSQL of their own'],
  [/^(?:claude|codex) /u, 'programs of others; their own pages say how they are called'],
  [/^curl /u, 'its call is made without a server, among the outputs'],
];
