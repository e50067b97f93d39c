import { ContentError } from '@recto/content';
import type { ExampleSite } from '../example-site.ts';
import type { Page } from '../pages.ts';

/** How to produce an output that a page shows without its command. */
export interface Output {
  /** Files that are added to those of the page, or replace them. */
  files?: Readonly<Record<string, string>>;
  /**
   * Index of the state of the site, if the page shows several.
   * @default 0
   */
  state?: number;
  /**
   * Produces the output.
   * @default runs `recto check`
   */
  run?: (site: ExampleSite, page: Page) => Promise<unknown>;
}

/** Outputs by page; the key is the path of the page below its locale folder. */
export type Outputs = Readonly<Record<string, readonly Output[]>>;

/** Builds the content before `run`. */
export function afterBuild(run: NonNullable<Output['run']>): NonNullable<Output['run']> {
  return async (site, page) => {
    const output = await site.build();
    if (!output.startsWith('Built ')) throw new Error(output);
    return await run(site, page);
  };
}

/** Runs `recto check`. */
export async function check(site: ExampleSite): Promise<string> {
  return await site.recto(['check']);
}

/** Renders a minimal configuration with these collections. */
export function configOf(collections: string, locales = "['en']"): Record<string, string> {
  const lines = [
    "import { defineCollection, defineConfig, definePage, z } from '@recto/site';",
    "const pages = [definePage({ path: '/', screen: () => import('./screen.tsx') })];",
    `export default defineConfig({ title: 'A', locales: ${locales}, pages, collections: { ${collections} } });`,
  ];
  return { 'recto.config.ts': lines.join('\n') };
}

/** Returns the message of the error that `attempt` throws. */
export async function errorMessage(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
  } catch (error) {
    return error instanceof ContentError ? String(error) : (error as Error).message;
  }
  throw new Error('The attempt did not fail.');
}
