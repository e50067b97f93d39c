/* oxlint-disable typescript/consistent-type-imports -- a declared module can name a relative file in no other way */
declare module 'virtual:recto/app' {
  const app: import('./app/app.ts').App;
  export default app;
}

/** Redirects, rules and middleware. The server has them with the app. */
declare module 'virtual:recto/guards' {
  const guards: import('./app/create-guards.ts').Guards;
  export default guards;
}

/** Components that only the server renders for visitors. */
declare module 'virtual:recto/static-components' {
  export const components: import('./app/app.ts').App['components'];
}

declare module 'virtual:recto/server' {
  const server: import('./server/server.ts').Server;
  export default server;
}

/** Interface texts, one list of loaders a language. */
declare module 'virtual:recto/words' {
  export const words: import('./app/merge-words.ts').WordLoaders;
}

/** How markdown is read, for parsers in a browser. */
declare module 'virtual:recto/markdown' {
  export const options: Pick<import('@recto/content').MarkdownConfig, 'tocDepth' | 'excerptSeparator' | 'headingIds'>;
  /** Modules that export a plugin each. */
  export const plugins: readonly unknown[];
}

/** What the search palette knows of the site. */
declare module 'virtual:recto/palette' {
  export const site: import('./app/site.ts').Site;
  /** Commands of the site's own: a key of the language packs or the text itself, and an address without language. */
  export const actions: readonly Pick<import('./app/site.ts').HeaderEntry, 'label' | 'to'>[];
}

declare module 'virtual:recto/styles' {}

/** Features that act before React is loaded. */
declare module 'virtual:recto/boot' {}

declare module 'virtual:recto/build' {
  export const buildId: string;
  /** When it was made, in milliseconds since 1970. */
  export const builtAt: number;
  /** Every page of it is a file, and no server answers. */
  export const isStatic: boolean;
  /** It was built for a preview or a demo, which search engines are asked to leave out. */
  export const isHidden: boolean;
  /** Where the database is while developing; a build finds it beside its own code. */
  export const contentFile: string | undefined;
  /** What checks documents while developing. */
  export const checker: { command: string; config: string } | undefined;
  /** Addresses of texts that lie in the public folder, and that no file of the same name is made instead of. */
  export const publicFiles: readonly string[];
}

declare module '#recto/middleware' {
  /** The site has middleware or plugins of Nitro, which see every request. */
  export const hasOwnMiddleware: boolean;
}

declare module 'virtual:recto/worker' {
  /** The service worker in one file, without the facts that go above it. */
  export const workerCode: string;
  /** Addresses of the client's smaller files: together they bring any page to life. */
  export const codeFiles: readonly string[];
}

declare module 'virtual:recto/history' {
  /** When each file below the content folder last changed, as far as git can say. */
  export const history: Record<string, string>;
}

declare module 'virtual:recto/icons' {
  /** Everything the site has, loaded when it is asked for. */
  export const collections: import('./icons/server/icon-collections.ts').IconCollections;
}

declare module 'virtual:recto/shell-icons' {
  /** Icons that header and footer name. Empty where the modules that name them bring them along. */
  export const shellIcons: Record<string, import('./icons/icon-data.ts').IconData>;
}

declare module 'virtual:recto/images' {
  /** Pictures of the site, by their address. */
  export const images: import('./images/image-facts.ts').KnownImages;
}

declare module '#nitro/virtual/polyfills' {}

declare module '#nitro/virtual/public-assets' {
  interface PublicAsset {
    /** Where the file is, from the folder of the server's code. */
    path: string;
    size: number;
    etag: string;
    mtime: string;
    type?: string;
    /** The file is a compressed copy of another one. */
    encoding?: string;
  }

  export function getAsset(id: string): PublicAsset | undefined;
}

/** Address of the server's main module, as Nitro sets it. */
declare var __nitro_main__: string;

/** An optional package: what is used of it. */
declare module 'mermaid' {
  export interface Mermaid {
    initialize(config: Readonly<Record<string, unknown>>): void;
    render(id: string, source: string, place: Element): Promise<{ svg: string }>;
  }
  const mermaid: Mermaid;
  export default mermaid;
}
