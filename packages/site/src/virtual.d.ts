/* oxlint-disable typescript/consistent-type-imports -- a declared module can name a relative file in no other way */
declare module 'virtual:recto/app' {
  const app: import('./app/app.ts').App;
  export default app;
}

/** Redirects, rules and middleware. On the server they are part of the app. */
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

/** Interface texts: one list of loaders per locale. */
declare module 'virtual:recto/messages' {
  export const messages: import('./app/merge-messages.ts').MessageLoaders;
}

/** Options of the markdown parser, for parsing in a browser. */
declare module 'virtual:recto/markdown' {
  export const options: Pick<import('@recto/content').MarkdownConfig, 'tocDepth' | 'excerptSeparator' | 'headingIds'>;
  /** Modules that each export a plugin. */
  export const plugins: readonly unknown[];
}

/** Data of the site for the search palette. */
declare module 'virtual:recto/palette' {
  export const site: import('./app/site.ts').Site;
  /** Commands of the site: a label, which can be a key of the language packs, and a path without locale. */
  export const actions: readonly Pick<import('./app/site.ts').HeaderEntry, 'label' | 'to'>[];
  /** Keyboard shortcuts of features. */
  export const shortcuts: NonNullable<import('./config/feature.ts').Feature['shortcuts']>;
}

declare module 'virtual:recto/styles' {}

/** Code of features that runs before React is loaded. */
declare module 'virtual:recto/boot' {}

declare module 'virtual:recto/build' {
  export const buildId: string;
  /** Time of the build, in milliseconds since 1970. */
  export const builtAt: number;
  /** Whether every page is a file and there is no server. */
  export const isStatic: boolean;
  /** Whether it was built for a preview or a demo, which search engines should not index. */
  export const isHidden: boolean;
  /** Path of the database during development; a build finds it beside its own code. */
  export const contentFile: string | undefined;
  /** The checker of documents during development. */
  export const checker: { command: string; config: string } | undefined;
  /** Paths of text files in the public folder, for which no file of the same name is generated. */
  export const publicFiles: readonly string[];
}

declare module '#recto/middleware' {
  /** Whether the site has middleware or plugins of Nitro, which see every request. */
  export const hasOwnMiddleware: boolean;
}

declare module 'virtual:recto/worker' {
  /** Code of the service worker, without its configuration. */
  export const workerCode: string;
  /** Paths of the smaller client files, which together make any page interactive. */
  export const codeFiles: readonly string[];
}

declare module 'virtual:recto/history' {
  /** Date of the last change of each file in the content folder, if git has a history of it. */
  export const history: Record<string, string>;
}

declare module 'virtual:recto/icons' {
  /** Icon collections of the site, loaded on demand. */
  export const collections: import('./icons/server/icon-collections.ts').IconCollections;
}

declare module 'virtual:recto/shell-icons' {
  /** Icons of header and footer. Empty if the modules that use them contain them. */
  export const shellIcons: Record<string, import('./icons/icon-data.ts').IconData>;
}

declare module 'virtual:recto/images' {
  /** Images of the site, by their URL. */
  export const images: import('./images/image-metadata.ts').KnownImages;
}

declare module '#nitro/virtual/polyfills' {}

declare module '#nitro/virtual/public-assets' {
  interface PublicAsset {
    /** Path of the file, relative to the folder of the server's code. */
    path: string;
    size: number;
    etag: string;
    mtime: string;
    type?: string;
    /** Encoding, if the file is a compressed copy of another one. */
    encoding?: string;
  }

  export function getAsset(id: string): PublicAsset | undefined;
}

/** URL of the server's main module, as Nitro sets it. */
declare var __nitro_main__: string;

/** The parts of this optional package that are used. */
declare module 'mermaid' {
  export interface Mermaid {
    initialize(config: Readonly<Record<string, unknown>>): void;
    render(id: string, source: string, container: Element): Promise<{ svg: string }>;
  }
  const mermaid: Mermaid;
  export default mermaid;
}
