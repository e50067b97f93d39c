declare module 'virtual:recto/app' {
  import type { App } from '@recto/site';

  const app: App;
  export default app;
}

declare module 'virtual:recto/server' {
  import type { Server } from '@recto/site/server';

  const server: Server;
  export default server;
}

declare module 'virtual:recto/styles' {}

declare module 'virtual:recto/build' {
  export const buildId: string;
  /** Where the database is while developing; a build finds it beside its own code. */
  export const contentFile: string | undefined;
}
