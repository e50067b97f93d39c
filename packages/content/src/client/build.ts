import type { ContentBuild } from './worker-protocol.ts';

/** The build that a browser runs. In a site, the Vite plugin replaces this module with the data of the build. */
export const build = undefined as ContentBuild | undefined;
