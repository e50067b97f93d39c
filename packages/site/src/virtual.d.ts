/* oxlint-disable typescript/consistent-type-imports -- a declared module can name a relative file in no other way */
declare module 'virtual:recto/app' {
  const app: import('./app/app.ts').App;
  export default app;
}

declare module 'virtual:recto/server' {
  const server: import('./server/server.ts').Server;
  export default server;
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
  /** Where the database is while developing; a build finds it beside its own code. */
  export const contentFile: string | undefined;
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
  /** Icons that the content names. */
  export const known: Record<string, import('./icons/icon-data.ts').IconData>;
  /** Everything the site has, loaded when it is asked for. */
  export const collections: import('./icons/server/icon-collections.ts').IconCollections;
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
