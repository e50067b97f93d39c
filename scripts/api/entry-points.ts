/** Documentation URLs of third-party packages that we re-export. */
export const PACKAGE_URLS = { h3: 'https://h3.dev', zod: 'https://zod.dev' } as const;

/** An entry point of a package: what code can import from it, and the page that describes it. */
export interface EntryPoint {
  /** What code imports: `@recto/site/client`. */
  specifier: string;
  /** Source file, from the root of the repository. */
  file: string;
  /** What the entry point is for, as the description of its page. */
  description: string;
  /**
   * Names of the documented exports; types that they use are added. Without it, all exports are documented. Exports
   * that are missing here are used by other packages of this repository only.
   */
  only?: readonly string[];
  /** Pages that explain how to use it. */
  guides: readonly (readonly [title: string, url: string])[];
  /** Exports declared in these packages are documented on this page, even if another entry point also exports them. */
  owns: readonly string[];
  /** Whether functions that begin with `use` are React hooks. */
  hasHooks?: boolean;
  /** Exports that come from other packages: the package and a description. */
  external?: Readonly<Record<string, readonly [packageName: keyof typeof PACKAGE_URLS, text: string]>>;
}

const ZOD = ['zod', 'Builds schemas, for front matter, options and input.'] as const;

/** The entry points that have a page, in the order of the pages. */
export const entryPoints: readonly EntryPoint[] = [
  {
    specifier: '@recto/site',
    file: 'packages/site/src/config/index.ts',
    description: 'Configuration, page kinds, collections and features of a site.',
    guides: [
      ['Configuration', '/en/docs/getting-started/configuration'],
      ['Page kinds', '/en/docs/site/page-kinds'],
      ['Your own pages', '/en/docs/site/own-pages'],
      ['Features', '/en/docs/site/features'],
    ],
    owns: ['packages/site'],
    external: { z: ZOD },
  },
  {
    specifier: '@recto/site/client',
    file: 'packages/site/src/client.ts',
    description: 'Components, hooks and functions for screens, layouts, slots and components.',
    guides: [
      ['Your own pages', '/en/docs/site/own-pages'],
      ['Components in markdown', '/en/docs/site/content-components'],
    ],
    owns: ['packages/site'],
    hasHooks: true,
  },
  {
    specifier: '@recto/site/server',
    file: 'packages/site/src/server/index.ts',
    description: 'Functions and types for loaders, islands, files, tools and features on the server.',
    guides: [
      ['Your own pages', '/en/docs/site/own-pages'],
      ['Features', '/en/docs/site/features'],
    ],
    owns: ['packages/site'],
    external: { z: ZOD },
  },
  {
    specifier: '@recto/site/api',
    file: 'packages/site/src/api/index.ts',
    description: 'Functions for API routes and server middleware.',
    guides: [['API routes', '/en/docs/site/api-routes']],
    owns: ['packages/site'],
    external: {
      HTTPError: ['h3', 'An error with a status. Throw it to respond with that status.'],
      H3Event: ['h3', 'The event of a request, the argument of handlers: request, response and path parameters.'],
      defineHandler: ['h3', 'Defines the handler of a route.'],
      defineMiddleware: ['h3', 'Defines server middleware.'],
      deleteCookie: ['h3', 'Deletes a cookie.'],
      getCookie: ['h3', 'Returns the value of a cookie of the request.'],
      getQuery: ['h3', 'Returns the query parameters of the request.'],
      getRouterParam: ['h3', 'Returns the value of a placeholder in the path of the route.'],
      getValidatedQuery: ['h3', 'Returns the query parameters, validated with a schema.'],
      getValidatedRouterParams: ['h3', 'Returns the values of the placeholders in the path, validated with a schema.'],
      handleCors: ['h3', 'Adds CORS headers to the response, and responds to preflight requests.'],
      readBody: ['h3', 'Reads and parses the body of the request.'],
      readValidatedBody: ['h3', 'Reads the body of the request, validated with a schema.'],
      redirect: ['h3', 'Creates a redirect to another URL.'],
      setCookie: ['h3', 'Sets a cookie.'],
      z: ZOD,
    },
  },
  {
    specifier: '@recto/site/slots',
    file: 'packages/site/src/slots.ts',
    description: 'Default components of the slots, and the types of their properties.',
    guides: [['Layout slots', '/en/docs/site/slots']],
    owns: ['packages/site'],
  },
  {
    specifier: '@recto/site/ui',
    file: 'packages/site/src/ui.ts',
    description: 'Components of the user interface, for screens and components of a site.',
    guides: [
      ['Your own pages', '/en/docs/site/own-pages'],
      ['Layout slots', '/en/docs/site/slots'],
    ],
    owns: ['packages/ui'],
    hasHooks: true,
  },
  {
    specifier: '@recto/site/testing',
    file: 'packages/site/src/testing/serve-build.ts',
    description: 'Functions for tests of a built site.',
    guides: [['Testing', '/en/docs/reference/testing']],
    owns: ['packages/site'],
  },
  {
    specifier: '@recto/site/vite',
    file: 'packages/site/src/vite/index.ts',
    description: 'The Vite plugins of a site, for Vitest and other tools.',
    guides: [['Testing', '/en/docs/reference/testing']],
    owns: ['packages/site'],
  },
  {
    specifier: '@recto/content',
    file: 'packages/content/src/index.ts',
    description: 'Collections, queries, navigation, search sections and rendering of content, without a site.',
    guides: [
      ['Define collections', '/en/docs/collections/define'],
      ['queryCollection', '/en/docs/utils/query-collection'],
    ],
    owns: ['packages/content'],
    only: [
      'ContentError',
      'buildNavigation',
      'buildSearchSections',
      'childrenOf',
      'compileBody',
      'componentsIn',
      'createContent',
      'dataSchema',
      'defineCollection',
      'defineContent',
      'findPageBreadcrumb',
      'findPageChildren',
      'findPageHeadline',
      'findPageSection',
      'findPageSiblings',
      'findPageTrail',
      'flattenNavigation',
      'isComponentNode',
      'isElement',
      'isElementNode',
      'pageSchema',
      'parseFilePath',
      'plainTree',
      'renderMarkdown',
      'renderPlainHtml',
      'safeUrl',
      'surroundings',
      'textOf',
      'urlSchema',
      // Types that the functions above do not name.
      'CustomSource',
      'FieldEditor',
      'MarkdownParser',
      'Row',
    ],
  },
  {
    specifier: '@recto/content/node',
    file: 'packages/content/src/node.ts',
    description: 'Builds and opens databases of content, in Node.',
    guides: [['SQL storage', '/en/docs/advanced/sql-storage']],
    owns: ['packages/content'],
    only: ['buildContent', 'openSqlite', 'openStore'],
  },
  {
    specifier: '@recto/content/client',
    file: 'packages/content/src/client/index.ts',
    description: 'Queries of content from a browser.',
    guides: [['queryCollection', '/en/docs/utils/query-collection']],
    owns: ['packages/content'],
  },
  {
    specifier: '@recto/content/search',
    file: 'packages/content/src/client/search.ts',
    description: 'Full-text search in a browser.',
    guides: [['Full-text search', '/en/docs/advanced/full-text-search']],
    owns: ['packages/content'],
  },
  {
    specifier: '@recto/content/markdown',
    file: 'packages/content/src/parse/markdown.ts',
    description: 'The markdown parser.',
    guides: [['Raw content', '/en/docs/advanced/raw-content']],
    owns: ['packages/content'],
  },
  {
    specifier: '@recto/content/highlight',
    file: 'packages/content/src/parse/highlight.ts',
    description: 'Highlighting of code, in browsers, workers and Node.',
    guides: [['Code', '/en/docs/site/code']],
    owns: ['packages/content'],
  },
  {
    specifier: '@recto/content/vite',
    file: 'packages/content/src/vite/index.ts',
    description: 'The Vite plugin that adds content to a site without `@recto/site`.',
    guides: [['Define collections', '/en/docs/collections/define']],
    owns: ['packages/content'],
    only: ['content'],
  },
];
