import type { ContentBuild } from './question.ts';

/** The build that a browser runs. In a site, the plugin puts a module with its facts in the place of this one. */
export const build = undefined as ContentBuild | undefined;
